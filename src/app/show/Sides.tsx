import { useSeatName } from "../context/names.ts";
import { useTold } from "../context/playing.ts";
import { useTable } from "../context/tools.ts";
import { StripRow } from "../face/table/StripRow.tsx";
import { lazyPart } from "../lazy-part.ts";
import { momentAt, shownIndex, tabletopOf } from "../session/selectors.ts";
import { reportOf } from "../session/turns.ts";
import { usePhaseName } from "../table/Header.tsx";
import { type SideIndex, SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { flyingOf, hasPieces } from "./Caption.tsx";
import { useShowWords } from "./words.ts";

const SideTask = lazyPart(async () => (await import("../face/tasks/SideTask.tsx")).SideTask);

const SIDES: readonly SideIndex[] = [0, 1];

/** What is known of the moment before the one that is being flown, until it has been flown. */
function useReport() {
  const told = useTold();
  return { report: reportOf(told.open.match, momentAt(told, shownIndex(told))), table: tabletopOf(told) };
}

/** Both sides with what they still have, and the turn between them: to be read from across the room. */
export function Sides() {
  const { t } = useWords();
  const w = useShowWords();
  const name = useSeatName();
  const phaseName = usePhaseName();
  const seats = useTable((state) => state.seats);
  const { report, table } = useReport();
  const sides = [...new Set(seats.map((seat) => seat.side))];
  const flies = hasPieces(table);
  return (
    <header className="head show__head">
      {SIDES.map((side) => {
        const id = sides[side] ?? "";
        const seat = seats.find((one) => one.side === id)?.id ?? id;
        const points = report.score?.[id];
        return (
          <section key={side} className="show__side paper" data-side={side} aria-label={name(seat)}>
            <p className="show__name">
              <SideMark side={side} size={44} />
              <b>{name(seat)}</b>
              {flies && <span>{w("flying", flyingOf(table, side))}</span>}
              {points !== undefined && <span>{w("score", points)}</span>}
            </p>
            <SideTask side={id} />
          </section>
        );
      })}
      <div className="show__turn paper">
        <h1>{t("turn.phase", { turn: report.turn, phase: phaseName(report.phase) })}</h1>
        <StripRow />
      </div>
    </header>
  );
}
