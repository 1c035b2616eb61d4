import { useLayoutEffect, useRef } from "react";
import { useShotDecided } from "../../context/shot-decided.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { useSettings } from "../../settings/settings.ts";
import { useWords } from "../../words.ts";
import { tapeCaption } from "../tape/tape.ts";

/** Between the dice and the tag, and the least room that it has beside them, in CSS pixels. */
const [GAP, LEAST] = [12, 190];

/** Lays a tag beside the dice where they come to rest: before them, or above them where there is no room. */
function layBeside(tag: HTMLElement, { left, top, right, bottom }: Record<Side, number>): void {
  const board = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
  const before = left >= LEAST;
  const [x, y] = before ? [left - GAP, (top + bottom) / 2] : [right, top - GAP];
  tag.style.left = `${board.left + x}px`;
  tag.style.top = `${board.top + y}px`;
  tag.style.transform = `translate(-100%, ${before ? -50 : -100}%)`;
}

type Side = "left" | "top" | "right" | "bottom";

/** A tag that lies beside the dice on the table; where none lie there it is not seen. */
function useBesideDice() {
  const { handle } = useTools();
  const tag = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const area = { left: Number.NaN, top: 0, right: 0, bottom: 0 };
    const put = () => {
      if (!tag.current) return;
      const { left, top } = area;
      const lies = handle.current?.dice(area) ?? false;
      tag.current.hidden = !lies;
      if (lies && (left !== area.left || top !== area.top)) layBeside(tag.current, area);
    };
    put();
    return handle.current?.onDraw(put);
  });
  return tag;
}

/** How far it is from who fires to whom, in words; undefined while dice decide something else. */
function useRange(): string | undefined {
  const { t } = useWords();
  const shot = useShotDecided();
  const tabletop = useTable((state) => tabletopOf(state));
  const units = useSettings((settings) => settings.units);
  return shot && tapeCaption([shot.from, shot.to], tabletop, units, t);
}

/** What the dice need, beside them, and from how far. The line below the table tells it too. */
export function NeedTag({ need }: { readonly need: string | undefined }) {
  const tag = useBesideDice();
  const range = useRange();
  if (need === undefined && range === undefined) return null;
  return (
    <p ref={tag} className="paper need" aria-hidden="true" hidden>
      {need !== undefined && <b>{need}</b>}
      {range !== undefined && <span>{range}</span>}
    </p>
  );
}
