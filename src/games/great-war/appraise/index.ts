import type { SeatId } from "../../../core/game.ts";
import { typeOf } from "../roster.ts";
import { SIDES } from "../setup.ts";
import type { State } from "../state.ts";

/** More than any position that is not won. */
const WON = 100_000;

function worthOfSide(state: State, side: number): number {
  return state.aircraft.reduce((sum, one, index) => {
    if (state.setup.airframes[index]?.side !== side || one.status !== "flying") return sum;
    return sum + 100 * (typeOf(state.setup, index).damage - one.damage);
  }, 0);
}

/** How good a state is for a seat, in hundredths of a point of damage. */
export function appraise(state: State, seat: SeatId): number {
  const own = state.setup.seats.find(({ id }) => id === seat)?.side === SIDES[1] ? 1 : 0;
  if (state.outcome) {
    const { winner } = state.outcome;
    return winner === null ? 0 : winner === SIDES[own] ? WON : -WON;
  }
  const other = own === 0 ? 1 : 0;
  return worthOfSide(state, own) - worthOfSide(state, other);
}
