import type { Dice } from "../../../../core/dice/dice.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { HIGHEST_START } from "../setup/options.ts";
import type { Setup } from "../setup/setup.ts";
import { changedElement, withState } from "../state/changed.ts";
import { cardOfElement, cardOfFormation } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

/** The most victory points that a bid may concede. */
export const MOST_POINTS = 20;

/** DIF-2.5.1, DIF-2.5.2, DIF-R76: the highest level that all can reach and at which a game may begin. */
export function highestStart(setup: Setup): number {
  const tops = [
    ...setup.elements.map((_, element) => cardOfElement(setup, element).maxLevel),
    ...setup.formations.map((_, formation) => cardOfFormation(setup, formation).maxLevel),
  ];
  return Math.min(HIGHEST_START, setup.options.highest, ...tops);
}

/** Everybody begins at one level. */
function at(state: State, level: number): State {
  return withState(state, {
    elements: state.elements.map((one) => changedElement(one, { level })),
    formations: state.formations.map((one) => ({ ...one, level })),
  });
}

/** DIF-2.5: a D20, thrown again while somebody can't get so high (DIF-R32). */
function rolled(state: State, dice: Dice): Step {
  const highest = highestStart(state.setup);
  for (;;) {
    const [face = 1] = dice.throw({ dice: ["d20"], by: "table", why: why("throw.start-level", { highest }) });
    if (face <= highest)
      return { state: at(state, face), events: [tell("event.start-level", { level: face })] };
  }
}

/** The level is rolled or given. */
export function startLevel(state: State, dice: Dice): Step {
  const { start } = state.setup.options;
  if (start === "bid") return { state, events: [] };
  if (start === "roll") return rolled(state, dice);
  return { state: at(state, start), events: [tell("event.start-level", { level: start })] };
}

export interface Bid {
  readonly level: number;
  readonly points: number;
}

/** DIF-R33: each side rolls for tied bids until one is higher. */
function tieBreak(dice: Dice): Side {
  for (;;) {
    const [one, two] = SIDES.map(
      (by) => dice.throw({ dice: ["d6"], by, why: why("throw.bid-tie", {}) })[0] ?? 0,
    );
    if (one !== two) return (one as number) > (two as number) ? 0 : 1;
  }
}

/** DIF-2.5: the bid of more victory points stands and pays them to the enemy; equal levels cost nobody anything. */
export function settleBids(state: State, bids: readonly [Bid, Bid], dice: Dice): Step {
  const [one, two] = bids;
  const shown = tell("event.bids", { levels: [one.level, two.level], points: [one.points, two.points] });
  if (one.level === two.level)
    return { state: at(state, one.level), events: [shown, tell("event.start-level", { level: one.level })] };
  const winner: Side = one.points === two.points ? tieBreak(dice) : one.points > two.points ? 0 : 1;
  const { level, points } = bids[winner];
  const credit: readonly [number, number] =
    winner === 0 ? [state.credit[0], state.credit[1] + points] : [state.credit[0] + points, state.credit[1]];
  return {
    state: at(withState(state, { credit }), level),
    events: [shown, tell("event.bid-won", { side: SIDES[winner], level, points })],
  };
}
