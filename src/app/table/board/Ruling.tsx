import { useEffect, useRef, useState } from "react";
import { type Text, wordsOf } from "../../../face/text.ts";
import type { ScreenPosition } from "../../../scene/props.ts";
import { useTold } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { Cited } from "../../face/Cited.tsx";
import { draftsOf } from "../../session/drafts.ts";
import { promptsAtScreen, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import { clearArea } from "./clear-area.ts";
import "./pieces.css";

interface Target {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Text[];
  /** It is judged from the end of what the chosen one has drafted. */
  readonly drafted: boolean;
}

/** The view with the chosen piece where its draft would take it; undefined where nothing is drafted for it. */
function draftedView(state: TableState, view: unknown): unknown {
  const prompt = state.at === null && promptsAtScreen(state).find(({ about }) => about === state.selected);
  return prompt ? state.face.drafted?.(view, prompt, draftsOf(state)) : undefined;
}

/** The ruling on a piece, seen from the chosen one: from the end of its draft, or from where it stands. */
function useRuling(to: string | null): Target | undefined {
  const state = useTold();
  const { selected, curtain } = state;
  if (curtain !== null || selected === null || to === null || selected === to) return undefined;
  const { face } = state;
  const view = viewOf(state);
  const after = draftedView(state, view);
  const lines = face.badge?.(after ?? view, selected, to) ?? [];
  return lines.length > 0 ? { from: selected, to, lines, drafted: after !== undefined } : undefined;
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
  readonly drafted: boolean;
  readonly plain?: boolean;
}

function Lines({ lines, drafted, plain = false }: LinesProps) {
  const { t } = useWords();
  const say = useTable((state) => state.say);
  return (
    <>
      {drafted && <p>{t("badge.drafted")}</p>}
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
          <Lines {...target} />
        </>
      )}
    </div>
  );
}

const PLACE: ScreenPosition = { x: 0, y: 0, visible: false };

/** Where it may hang: between the papers, or on the whole board where they leave it too little room. */
function roomFor({ offsetWidth, offsetHeight, offsetParent }: HTMLElement) {
  const whole = {
    left: 0,
    top: 0,
    right: offsetParent?.clientWidth ?? 0,
    bottom: offsetParent?.clientHeight ?? 0,
  };
  const clear = clearArea() ?? whole;
  const fits = clear.right - clear.left > offsetWidth + 8 && clear.bottom - clear.top > offsetHeight + 8;
  return fits ? clear : whole;
}

function within(least: number, wanted: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, wanted)));
}

/** Beside the target: to its right on the left half of the table, else to its left, clear of the papers. */
function hangBeside(badge: HTMLElement, found: boolean): void {
  const { style, offsetWidth, offsetHeight } = badge;
  style.visibility = found ? "visible" : "hidden";
  if (!found) return;
  const { left, top, right, bottom } = roomFor(badge);
  const beside = PLACE.x > (left + right) / 2 ? PLACE.x - 18 - offsetWidth : PLACE.x + 18;
  const x = within(left + 4, beside, right - offsetWidth - 4);
  const y = within(top + 4, PLACE.y - 24, bottom - offsetHeight - 4);
  style.transform = `translate(${x}px, ${y}px)`;
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
      <Lines {...target} plain />
    </div>
  );
}
