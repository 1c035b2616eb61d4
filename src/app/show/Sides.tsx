import type { SideId } from "../../core/game.ts";
import { pipSigns } from "../../tabletop/piece.ts";
import type { Piece, Tabletop } from "../../tabletop/tabletop.ts";
import { useSeatName } from "../context/names.ts";
import { useTold } from "../context/playing.ts";
import { useTable } from "../context/tools.ts";
import { momentAt, shownIndex, tabletopOf, viewOf } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { reportOf } from "../session/turns.ts";
import { usePhaseName } from "../table/Header.tsx";
import { type SideIndex, SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { flyingOf, hasPieces } from "./Caption.tsx";
import { useShowWords } from "./words.ts";

const SIDES: readonly SideIndex[] = [0, 1];
/** Above this many aircraft a side they are counted, not named. */
const FEW = 4;

/** What is left of a piece, as pips of all that it stands. */
function pipsLeft({ face }: TableState, view: unknown, id: string): string {
  const left = face.glance?.(view, id)?.left ?? [];
  return left.map(pipSigns).join(" ");
}

interface FleetProps {
  readonly told: TableState;
  readonly pieces: readonly Piece[];
}

/** Who of a side still flies, and how battered; what it shows is said in words beside it. */
function Fleet({ told, pieces }: FleetProps) {
  const view = viewOf(told);
  return (
    <span className="show__fleet" aria-hidden="true">
      {pieces.map(({ id, label, status }) => (
        <span key={id} className="show__one" data-status={status}>
          <b>{label}</b> {status === "flying" && pipsLeft(told, view, id)}
        </span>
      ))}
    </span>
  );
}

interface SideProps {
  readonly side: SideIndex;
  readonly id: SideId;
  readonly told: TableState;
  readonly table: Tabletop;
}

/** A side as a badge: its name, who still flies and what is left of him. */
function Side({ side, id, told, table }: SideProps) {
  const w = useShowWords();
  const name = useSeatName();
  const seat = told.seats.find((one) => one.side === id)?.id ?? id;
  const points = reportOf(told.open.match, momentAt(told, shownIndex(told))).score?.[id];
  const own = table.pieces.filter((piece) => piece.side === side && piece.kind !== "gun");
  const named = own.length <= FEW;
  return (
    <section className="show__side paper" data-side={side} aria-label={name(seat)}>
      <p className="show__name">
        <SideMark side={side} size={32} />
        <b>{name(seat)}</b>
        {points !== undefined && <span>{w("score", points)}</span>}
        {hasPieces(table) && (
          <span className={named ? "visually-hidden" : ""}>{w("flying", flyingOf(table, side))}</span>
        )}
      </p>
      {named && own.length > 0 && <Fleet told={told} pieces={own} />}
    </section>
  );
}

/** Both sides as badges in their corners, and the turn between them: to be read from across the room. */
export function Sides() {
  const { t } = useWords();
  const phaseName = usePhaseName();
  const seats = useTable((state) => state.seats);
  // What is known of the moment before the one that is being flown, until it has been flown.
  const told = useTold();
  const { turn, phase } = reportOf(told.open.match, momentAt(told, shownIndex(told)));
  const table = tabletopOf(told);
  const sides = [...new Set(seats.map((seat) => seat.side))];
  return (
    <header className="head show__head">
      {SIDES.map((side) => (
        <Side key={side} side={side} id={sides[side] ?? ""} told={told} table={table} />
      ))}
      <h1 className="show__turn paper">{t("turn.phase", { turn, phase: phaseName(phase) })}</h1>
    </header>
  );
}
