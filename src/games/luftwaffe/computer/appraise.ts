import type { SeatId } from "../../../core/game.ts";
import { AMERICAN, GERMAN, SIDES } from "../data/sides.ts";
import { factorsOf } from "../rules/state/look.ts";
import { sideOf } from "../rules/state/sides.ts";
import type { State } from "../rules/state/state.ts";

/** Worth of a target bombed, in tenths of a German factor. */
const TARGET = 40;
/** Of a German factor and of an American one, of which there are more. */
const GERMAN_FACTOR = 10;
const AMERICAN_FACTOR = 6;
const WON = 1_000_000;

/** What the Americans have over the Germans. */
function balance({ americans, germans, bombed, outcome }: State): number {
  const lead =
    bombed.length * TARGET + factorsOf(americans) * AMERICAN_FACTOR - factorsOf(germans) * GERMAN_FACTOR;
  if (!outcome || outcome.winner === null) return lead;
  return lead + (outcome.winner === SIDES[AMERICAN] ? WON : -WON);
}

/** How good a state is for a seat, in tenths of a German factor. */
export function appraise(state: State, seat: SeatId): number {
  const side = sideOf(state, seat);
  if (side === undefined) return 0;
  return side === GERMAN ? 0 - balance(state) : balance(state);
}
