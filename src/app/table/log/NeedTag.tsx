import { useLayoutEffect, useRef } from "react";
import { useShotDecided } from "../../context/shot-decided.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { useSettings } from "../../settings/settings.ts";
import { useWords } from "../../words.ts";
import { tapeCaption } from "../tape/measure.ts";

/** Between the dice and the tag, in CSS pixels. */
const GAP = 6;

/** Lays a tag above the dice where they come to rest: the fight is on their other side. */
function layAbove(tag: HTMLElement, { top, right }: { readonly top: number; readonly right: number }): void {
  const board = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
  tag.style.left = `${board.left + right}px`;
  tag.style.top = `${board.top + top - GAP}px`;
}

/** A tag that lies at the dice on the table; where none lie there it is not seen. */
function useAtDice() {
  const { handle } = useTools();
  const tag = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const area = { left: 0, top: Number.NaN, right: 0, bottom: 0 };
    const put = () => {
      if (!tag.current) return;
      const { right, top } = area;
      const lies = handle.current?.dice(area) ?? false;
      tag.current.hidden = !lies;
      if (lies && (right !== area.right || top !== area.top)) layAbove(tag.current, area);
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
  const tag = useAtDice();
  const range = useRange();
  if (need === undefined && range === undefined) return null;
  return (
    <p ref={tag} className="paper need" aria-hidden="true" hidden>
      {need !== undefined && <b>{need}</b>}
      {range !== undefined && <span>{range}</span>}
    </p>
  );
}
