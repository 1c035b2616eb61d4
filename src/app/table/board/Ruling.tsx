import { useEffect, useRef, useState } from "react";
import { type Text, wordsOf } from "../../../face/text.ts";
import type { ScreenPosition } from "../../../scene/props.ts";
import { useTold } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { Cited } from "../../face/Cited.tsx";
import { viewOf } from "../../session/selectors.ts";
import { useWords } from "../../words.ts";

interface Target {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Text[];
}

/** The ruling on a piece, seen from the chosen one. */
function useRuling(to: string | null): Target | undefined {
  const state = useTold();
  const { selected, curtain } = state;
  if (curtain !== null || selected === null || to === null || selected === to) return undefined;
  const lines = state.face.badge?.(viewOf(state), selected, to) ?? [];
  return lines.length > 0 ? { from: selected, to, lines } : undefined;
}

/** The piece under the pointer or with the focus; afterwards the one looked at last, so that its ruling can be followed up. */
function useLookedAt(): string | null {
  const hovered = useTable((state) => state.hovered);
  const [last, setLast] = useState(hovered);
  if (hovered !== null && hovered !== last) setLast(hovered);
  return hovered ?? last;
}

interface LinesProps {
  readonly lines: readonly Text[];
  readonly plain?: boolean;
}

function Lines({ lines, plain = false }: LinesProps) {
  const say = useTable((state) => state.say);
  return (
    <>
      {lines.map((line) => {
        const text = wordsOf(line, say);
        return (
          <p key={text}>
            <Cited text={text} plain={plain} />
          </p>
        );
      })}
    </>
  );
}

/** The ruling in words, for the list of pieces and for screen readers. */
export function Ruling() {
  const { t } = useWords();
  const target = useRuling(useLookedAt());
  return (
    <div className="ruling" role="status">
      {target && (
        <>
          <b>{t("badge.title", target)}</b>
          <Lines lines={target.lines} />
        </>
      )}
    </div>
  );
}

const PLACE: ScreenPosition = { x: 0, y: 0, visible: false };

/** Beside the target: to its right on the left half of the table, else to its left, clear of the papers. */
function hangBeside({ style, offsetWidth, offsetParent }: HTMLElement, found: boolean): void {
  const width = offsetParent?.clientWidth ?? 0;
  const beside = PLACE.x > width / 2 ? PLACE.x - 18 - offsetWidth : PLACE.x + 18;
  const x = Math.max(4, Math.min(width - offsetWidth - 4, beside));
  style.visibility = found ? "visible" : "hidden";
  style.transform = `translate(${Math.round(x)}px, ${Math.round(PLACE.y - 24)}px)`;
}

/** The same ruling as a badge that hangs beside the target on the table. Moves with the camera without rendering. */
export function Badge() {
  const { handle, page } = useTools();
  const target = useRuling(useTable((state) => state.hovered));
  const box = useRef<HTMLDivElement>(null);
  const to = target?.to;
  useEffect(() => {
    if (to === undefined) return undefined;
    const hang = () => {
      const found = handle.current?.screenPosition(to, PLACE) === true && PLACE.visible;
      if (box.current) hangBeside(box.current, found);
    };
    hang();
    const release = handle.current?.onDraw(hang);
    const leave = page.subscribe(hang);
    return () => {
      release?.();
      leave();
    };
  }, [to, handle, page]);
  if (!target) return null;
  return (
    <div ref={box} className="badge" aria-hidden="true">
      <Lines lines={target.lines} plain />
    </div>
  );
}
