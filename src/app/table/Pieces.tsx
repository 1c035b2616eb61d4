import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { Piece } from "../../tabletop/tabletop.ts";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { Ruling } from "./Ruling.tsx";
import { tabletopOf, viewOf } from "./selectors.ts";
import { addToTape } from "./tape.ts";
import { usePage, useTable, useTools } from "./tools.ts";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Above this many aircraft each has one line until it is looked at. */
const FEW = 4;

/** Moves the focus along the list; Home and End go to its ends. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = STEPS[event.key];
  const target =
    event.key === "Home" ? buttons[0] : event.key === "End" ? buttons.at(-1) : step && buttons[at + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Brings the chosen line of a long list into sight, without moving anything else. */
function bringUp(list: Element | null): void {
  const box = list?.closest(".fold__body");
  const line = list?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!box || !line) return;
  const { top, bottom } = box.getBoundingClientRect();
  box.scrollTop += Math.min(0, line.top - top) + Math.max(0, line.bottom - bottom);
}

interface PieceButtonProps {
  readonly piece: Piece;
  readonly text: string;
  readonly selected: boolean;
  readonly inTabOrder: boolean;
  readonly onPick: () => void;
  readonly onLook: (looking: boolean) => void;
}

function PieceButton({ piece, text, selected, inTabOrder, onPick, onLook }: PieceButtonProps) {
  return (
    <button
      type="button"
      className="piece"
      data-status={piece.status}
      data-piece={piece.id}
      aria-pressed={selected}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={onPick}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onMouseEnter={() => onLook(true)}
      onMouseLeave={() => onLook(false)}
    >
      <SideMark side={piece.side} size={22} />
      <span>{text}</span>
    </button>
  );
}

/** Every aircraft as a button: what the canvas shows, for the keyboard and for ears. */
export function Pieces() {
  const { t } = useWords();
  const { store, page, panel } = useTools();
  const state = useTable((whole) => whole);
  const measuring = usePage((shown) => shown.tape !== null);
  const focused = useRef<string | null>(null);
  const tabletop = tabletopOf(state);
  const view = viewOf(state);
  const { pieces } = tabletop;
  const entry = focused.current ?? state.selected ?? pieces[0]?.id;
  const pick = (piece: Piece) => {
    if (measuring) addToTape(page, tabletop, piece);
    else store.getState().select(state.selected === piece.id ? null : piece.id);
  };
  const look = (id: string, looking: boolean) => {
    if (looking) focused.current = id;
    if (looking || store.getState().hovered === id) store.getState().hover(looking ? id : null);
  };
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (state.selected !== null) bringUp(list.current);
  }, [state.selected]);
  if (pieces.length === 0) return <p>{t("pieces.none")}</p>;
  return (
    <>
      <ul ref={list} className="pieces" data-long={pieces.length > FEW} onKeyDown={moveFocus}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PieceButton
              piece={piece}
              text={state.say(panel.describe(view, piece.id))}
              selected={state.selected === piece.id}
              inTabOrder={piece.id === entry}
              onPick={() => pick(piece)}
              onLook={(looking) => look(piece.id, looking)}
            />
          </li>
        ))}
      </ul>
      {state.selected === null && <p className="pieces__hint">{t("pieces.hint")}</p>}
      <Ruling />
    </>
  );
}
