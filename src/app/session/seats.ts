import type { Seat, SeatId, Viewer } from "../../core/game.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { aloneAt, peopleOf } from "./placing.ts";
import type { TableShown } from "./session.ts";

/** Which of the two side colours a seat or a side has; the first side asked for in the seats is 0. */
export function sideOf(seats: readonly Seat[], id: SeatId | Viewer): SideIndex {
  const sides = [...new Set(seats.map((seat) => seat.side))];
  const side = seats.find((seat) => seat.id === id)?.side ?? id;
  return sides.indexOf(side) === 1 ? 1 : 0;
}

/** The people who sit at this screen: whoever sits at another one is told, asked and agrees there. */
export function peopleHere({ seats, computers, may, viewer }: TableShown): readonly SeatId[] {
  return peopleOf(seats, computers).filter((id) => may.seats || id === viewer);
}

/** Whose edge belongs at the bottom: that of who plays alone, or is asked; undefined while everybody looks on. */
export function edgeFor(state: TableShown): SideIndex | undefined {
  const only = aloneAt(state.seats, state.computers);
  if (only !== undefined) return sideOf(state.seats, only);
  const asked = state.viewer !== "table" && state.awaited.length > 0;
  return asked ? sideOf(state.seats, state.viewer) : undefined;
}
