import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { Glance } from "../../../face/glance.ts";
import { wordsOf } from "../../../face/text.ts";
import type { PieceStatus, SideIndex, Spot, Tabletop } from "../../../tabletop/tabletop.ts";
import { useTold } from "../../context/playing.ts";
import { usePage, useTools } from "../../context/tools.ts";
import { lazyPart } from "../../lazy-part.ts";
import { sideOf } from "../../session/seats.ts";
import { tabletopOf, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useSideName } from "../../side-names.ts";
import { SideMark } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import { addToTape } from "../tape/tape.ts";
import { GlanceLine } from "./GlanceLine.tsx";
import "./pieces.css";

// Nothing is judged before somebody looks at a piece; the region is there before what it reads out.
const Ruling = lazyPart(
  async () => (await import("./Ruling.tsx")).Ruling,
  () => <div className="ruling" data-told="status" />,
);

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Above this many pieces they stand by sides. */
const FEW = 4;

/** A piece or a counter as a line of the list. */
interface Listed extends Spot {
  readonly id: string;
  readonly title: string;
  readonly side?: SideIndex;
  /** How a piece fares; a counter that is gone is not on the table. */
  readonly status?: PieceStatus;
  /** What else is to say of it. */
  readonly note?: string;
  /** It and those that nobody tells from it, where these are not listed for themselves. */
  readonly heap?: readonly string[];
}

/** Everything on the table that can be chosen. */
function listed({ pieces, counters = [] }: Tabletop): readonly Listed[] {
  return [
    ...pieces,
    ...counters.map(({ id, title, side, note, x, y }) => ({
      id,
      title,
      x,
      y,
      ...(side !== undefined && { side }),
      ...(note !== undefined && { note }),
    })),
  ];
}

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
  readonly piece: Listed;
  readonly text: string;
  readonly glance: Glance | undefined;
  readonly selected: boolean;
  readonly inTabOrder: boolean;
  readonly onPick: () => void;
  readonly onLook: (looking: boolean) => void;
}

function PieceButton({ piece, text, glance, selected, inTabOrder, onPick, onLook }: PieceButtonProps) {
  return (
    <button
      type="button"
      className="piece"
      data-status={piece.status ?? "flying"}
      data-piece={piece.id}
      aria-pressed={selected}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={onPick}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onMouseEnter={() => onLook(true)}
      onMouseLeave={() => onLook(false)}
    >
      {piece.side !== undefined && <SideMark side={piece.side} size={22} />}
      {glance && <GlanceLine id={piece.id} glance={glance} />}
      <span className={glance && (selected ? "piece__said" : "visually-hidden")}>{text}</span>
    </button>
  );
}

/** Pieces that stand together in the list; untitled where nothing divides them. */
interface Group {
  readonly title: string;
  readonly pieces: readonly Listed[];
}

/** Many pieces stand by sides where the game has no groups of its own. */
function bySide(pieces: readonly Listed[], nameOf: (side: SideIndex) => string): readonly Group[] {
  const sides = [...new Set(pieces.map(({ side }) => side))].filter((side) => side !== undefined).sort();
  if (pieces.length <= FEW || sides.length < 2) return [];
  return sides.map((index) => ({
    title: nameOf(index),
    pieces: pieces.filter(({ side }) => side === index),
  }));
}

/** The lines of a group, in the order of the pieces; pieces that nobody tells apart are one. */
function linesOf(
  pieces: readonly Listed[],
  wanted: readonly (string | readonly string[])[],
): readonly Listed[] {
  const heaps = new Map(wanted.map((some) => (typeof some === "string" ? [some, [some]] : [some[0], some])));
  return pieces.flatMap((piece) => {
    const heap = heaps.get(piece.id);
    return heap ? [{ ...piece, heap }] : [];
  });
}

/** The pieces in the groups of the game, each with its title; those in none come first, and all where there is none. */
function groupsOf(state: TableState, nameOf: (side: SideIndex) => string): readonly Group[] {
  const pieces = listed(tabletopOf(state));
  const groups = state.face.groups?.(viewOf(state)) ?? [];
  const named: readonly Group[] =
    groups.length === 0
      ? bySide(pieces, nameOf)
      : groups.map(({ title, pieces: ids }) => ({
          title: wordsOf(title, state.say),
          pieces: linesOf(pieces, ids),
        }));
  const grouped = new Set(
    named.flatMap((group) => group.pieces.flatMap(({ id, heap = [] }) => [id, ...heap])),
  );
  const all = [{ title: "", pieces: pieces.filter(({ id }) => !grouped.has(id)) }, ...named];
  return all.filter((group) => group.pieces.length > 0);
}

/** What is said of a piece. */
function saidOf({ face, say }: TableState, view: unknown, { id, title, note }: Listed): string {
  const described = face.describe?.(view, id);
  return described === undefined ? [title, note].filter(Boolean).join(", ") : wordsOf(described, say);
}

/** What picking a piece and looking at one does. The list keeps the one that was looked at last in the tab order. */
function useHand() {
  const { store, page } = useTools();
  const measuring = usePage((shown) => shown.tape !== null);
  const focused = useRef<string | null>(null);
  const pick = (piece: Listed) => {
    const state = store.getState();
    if (measuring) addToTape(page, tabletopOf(state), piece);
    else state.select(state.selected === piece.id ? null : piece.id);
  };
  const look = (id: string, looking: boolean) => {
    if (looking) focused.current = id;
    if (looking || store.getState().hovered === id) store.getState().hover(looking ? id : null);
  };
  return { focused, pick, look };
}

/** Every piece as a button: what the canvas shows, for the keyboard and for ears. */
export function Pieces() {
  const { t } = useWords();
  const state = useTold();
  const { focused, pick, look } = useHand();
  const sideName = useSideName();
  const groups = groupsOf(state, (index) => {
    const seat = state.seats.find(({ id }) => sideOf(state.seats, id) === index);
    return seat ? sideName(seat.side) : "";
  });
  const view = viewOf(state);
  const pieces = listed(tabletopOf(state));
  const entry = focused.current ?? state.selected ?? pieces[0]?.id;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (state.selected !== null) bringUp(list.current);
  }, [state.selected]);
  if (pieces.length === 0) return <p>{t("pieces.none")}</p>;
  const line = (piece: Listed) => (
    <li key={piece.id}>
      <PieceButton
        piece={piece}
        text={saidOf(state, view, piece)}
        glance={state.face.glance?.(view, piece.id)}
        selected={state.selected === piece.id || piece.heap?.includes(state.selected ?? "") === true}
        inTabOrder={piece.id === entry}
        onPick={() => pick(piece)}
        onLook={(looking) => look(piece.id, looking)}
      />
    </li>
  );
  return (
    <>
      <ul ref={list} className="pieces" onKeyDown={moveFocus}>
        {groups.map((group) =>
          group.title === "" ? (
            group.pieces.map(line)
          ) : (
            <li key={group.title}>
              <b>{group.title}</b>
              <ul className="pieces">{group.pieces.map(line)}</ul>
            </li>
          ),
        )}
      </ul>
      {state.selected === null && state.face.list && (
        <p className="pieces__hint">{wordsOf(state.face.list.hint, state.say)}</p>
      )}
      <Ruling />
    </>
  );
}
