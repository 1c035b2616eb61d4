import type { SeatId, Viewer } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import type { State } from "./state.ts";

type Seated = Pick<State, "setup">;

/** The side that a viewer plays; undefined for whoever plays none. */
export function sideOf({ setup }: Seated, viewer: Viewer): Side | undefined {
  const name = setup.seats.find(({ id }) => id === viewer)?.side;
  if (name === SIDES[AMERICAN]) return AMERICAN;
  return name === SIDES[GERMAN] ? GERMAN : undefined;
}

/** The seats that play a side, who know the same. */
export function seatsOf({ setup }: Seated, side: Side): readonly SeatId[] {
  return setup.seats.filter((seat) => seat.side === SIDES[side]).map(({ id }) => id);
}
