import type { SeatId } from "../../../core/game.ts";
import { HANDS } from "../data/figures.ts";
import { BRITISH, GERMAN } from "../data/sides.ts";
import { isOverTarget } from "../rules/bombing/bomb.ts";
import { germanLosses } from "../rules/outcome/deal.ts";
import { isBomber } from "../rules/state/look.ts";
import { sideOf } from "../rules/state/sides.ts";
import type { State } from "../rules/state/state.ts";

/** Worth of a target bombed, in hundredths. */
const SUCCESS = 100;
/** Of a German squadron lost; of a British one more, as 10 to 6 (BB-134). */
const LOSS = 30;
/** Of a bomber over its target, and of one on its way. */
const OVER = 20;
const ON_ITS_WAY = 5;
/** Of a city hit, since it produces less. */
const HIT = 4;
const WON = 1_000_000;

function raids(state: State): number {
  return state.geschwader.reduce((sum, one) => {
    if (one.square === null || one.bombed) return sum;
    const bombers = one.squadrons.filter((card) => card !== null && isBomber(state.setup, card)).length;
    return sum + bombers * (isOverTarget(state, one) ? OVER : ON_ITS_WAY);
  }, 0);
}

/** What the Germans have over the British. */
function balance(state: State): number {
  const { outcome } = state;
  const rate = Math.round((state.rafLosses * LOSS * HANDS[1]) / HANDS[0]) - germanLosses(state) * LOSS;
  const hits = Object.values(state.hits).reduce((sum, count) => sum + count, 0) * HIT;
  const lead = state.successes * SUCCESS + rate + hits + raids(state);
  if (!outcome || outcome.winner === null) return lead;
  const seat = state.setup.seats.find(({ side }) => side === outcome.winner)?.id;
  return lead + (seat === state.players[GERMAN] ? WON : -WON);
}

/** How good a state is for a seat, in hundredths of a target bombed. */
export function appraise(state: State, seat: SeatId): number {
  const side = sideOf(state, seat);
  if (side === undefined) return 0;
  return side === BRITISH ? 0 - balance(state) : balance(state);
}
