import type { SeatId } from "../../../core/game.ts";
import { scoreOf } from "../end/score.ts";
import { SIDES } from "../sides.ts";
import { sideOf } from "../state/seats.ts";
import type { Element, State } from "../state/state.ts";

/** Worth of a victory point; all else in hundredths of one. */
const POINT = 100;
/** Of being Advantaged and of tailing: what it promises of a kill. */
const POSITION = [0, 70, 170] as const;
/** Cards are energy; those that can be spent on an answer save an aircraft. */
const CARD = 14;
/** Height is cards to come. */
const LEVEL = 5;
/** Points that bombs still aboard may score on the target. */
const LOAD = 120;
const WON = 1_000_000;

function worthOf({ leader, wingman, steps, level, presence }: Element): number {
  if (presence === "left") return 0;
  const loads = (leader.loaded && !leader.down ? LOAD : 0) + (wingman?.loaded && !wingman.down ? LOAD : 0);
  if (leader.down) return loads;
  return POSITION[steps] + CARD * leader.hand.length + LEVEL * level + loads;
}

function signOf(winner: string | null): number {
  return winner === null ? 0 : winner === SIDES[0] ? 1 : -1;
}

/** What the first side has over the second. */
function balance(state: State): number {
  const [allied, axis] = scoreOf(state);
  const lead = POINT * (allied - axis);
  if (state.outcome) return lead + WON * signOf(state.outcome.winner);
  return state.elements.reduce((sum, one, place) => {
    const worth = worthOf(one);
    return state.setup.elements[place]?.side === 0 ? sum + worth : sum - worth;
  }, lead);
}

/** How good a state is for a seat, in hundredths of a victory point. */
export function appraise(state: State, seat: SeatId): number {
  return sideOf(state.setup, seat) === 0 ? balance(state) : 0 - balance(state);
}
