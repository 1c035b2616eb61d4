import type { SeatId, Viewer } from "../../../../core/game.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import type { Setup } from "../setup/setup.ts";

/** The players of a side. What one of them knows all of them know (DIF-H3): partners show each other their cards. */
export function seatsOf({ seats }: Setup, side: Side): readonly SeatId[] {
  return seats.filter((seat) => seat.side === SIDES[side]).map(({ id }) => id);
}

/** Who answers what a side is asked as a whole: its first player (DIF-H3). */
export function firstSeatOf(setup: Setup, side: Side): SeatId {
  return seatsOf(setup, side)[0] ?? SIDES[side];
}

/** The side of a seat; undefined for whoever sits at no side. */
export function sideOf({ seats }: Setup, viewer: Viewer): Side | undefined {
  const name = seats.find(({ id }) => id === viewer)?.side;
  return name === undefined ? undefined : name === SIDES[0] ? 0 : 1;
}
