import type { SeatId, Viewer } from "../../../../core/game.ts";
import { BRITISH, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import { sideOfPool } from "./look.ts";
import type { State } from "./state.ts";

type Seated = Pick<State, "players" | "setup">;

/** The seat that plays a side; of several the first, which is asked what concerns the whole side (BB-H9). */
export function seatOf({ players }: Seated, side: Side): SeatId {
  return players[side];
}

/** The side that a viewer plays; undefined for whoever plays none. */
export function sideOf({ players, setup }: Seated, viewer: Viewer): Side | undefined {
  if (viewer === players[BRITISH]) return BRITISH;
  if (viewer === players[GERMAN]) return GERMAN;
  const name = setup.seats.find(({ id }) => id === viewer)?.side;
  if (name === SIDES[BRITISH]) return BRITISH;
  return name === SIDES[GERMAN] ? GERMAN : undefined;
}

/** The seats that play a side, who know the same (BB-H9). */
export function seatsOf(state: Seated, side: Side): readonly SeatId[] {
  return state.setup.seats.map(({ id }) => id).filter((id) => sideOf(state, id) === side);
}

/** BB-H9: the seat that commands a Group or a Luftflotte. */
export function seatOfPool(state: State, pool: string): SeatId {
  return state.setup.commanders?.[pool] ?? seatOf(state, sideOfPool(state, pool));
}

/** A wing or a geschwader. */
type Formation = { readonly id: string } & ({ readonly pool: string } | { readonly group: string });

export function seatOfFormation(state: State, one: Formation): SeatId {
  return seatOfPool(state, "pool" in one ? one.pool : one.group);
}

/** BB-H9: those of some formations that a seat commands. */
export function commandedBy<One extends Formation>(
  state: State,
  seat: SeatId,
  all: readonly One[],
): readonly One[] {
  return all.filter((one) => seatOfFormation(state, one) === seat);
}

/** BB-H9: the player of a side whose turn it is to order formations that may act: the first who has any and is not done. */
export function nextSeat(
  state: State,
  side: Side,
  able: readonly Formation[],
  done: readonly SeatId[] = [],
): SeatId | undefined {
  const seats = able.map((one) => seatOfFormation(state, one));
  return seatsOf(state, side).find((seat) => !done.includes(seat) && seats.includes(seat));
}
