import type { Seat } from "../../core/game.ts";
import type { SeatShown, TableStatus } from "../../protocol/replies.ts";
import { opponentName } from "../opponent-name.ts";
import { useSeatLabel } from "../side-names.ts";
import { type SideIndex, SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { useHostedWords } from "./words.ts";

/** Which of the two side colours a seat has. */
export function sideIndexOf(seats: readonly Seat[], side: string): SideIndex {
  return [...new Set(seats.map((seat) => seat.side))].indexOf(side) === 1 ? 1 : 0;
}

interface LampProps {
  readonly seats: readonly SeatShown[];
  readonly seat: SeatShown;
}

/** A seat with its lamp: who has it, and whether he is there. */
function Lamp({ seats, seat }: LampProps) {
  const w = useHostedWords();
  const { t } = useWords();
  const label = useSeatLabel();
  const state = seat.computer === null || seat.presence === "ready" ? seat.presence : "computer";
  const who = opponentName(t, seat.computer ?? "") ?? seat.name;
  return (
    <li className="lamp" data-lamp={state}>
      <SideMark side={sideIndexOf(seats, seat.side)} size={18} />
      <b>{label(seat)}</b>
      {who && <span>{who}</span>}
      <span className="lamp__state">{w(`lamp.${state}`)}</span>
    </li>
  );
}

/** All seats of a table, each with its lamp, and how many look on. */
export function Lamps({ table }: { readonly table: TableStatus }) {
  const w = useHostedWords();
  return (
    <ul className="lamps" aria-label={w("host.seats")}>
      {table.seats.map((seat) => (
        <Lamp key={seat.id} seats={table.seats} seat={seat} />
      ))}
      {table.spectators > 0 && <li className="lamp">{w("lamp.spectators", table.spectators)}</li>}
    </ul>
  );
}
