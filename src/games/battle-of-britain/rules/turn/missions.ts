import type { Dice } from "../../../../core/dice/dice.ts";
import { HAND } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { drawn } from "../deck/targets.ts";
import { withGeschwader } from "../state/change.ts";
import { activeGeschwader, without } from "../state/look.ts";
import { seatsOf } from "../state/sides.ts";
import type { State, Step, Target } from "../state/state.ts";
import { tell, tellSide } from "../state/tell.ts";

/** BB-12, BB-74, BB-R18: the hand is filled to three and one for each active geschwader. */
export function fillHand(state: State, dice: Dice): Step {
  const wanted = HAND + activeGeschwader(state).length - state.hand.length;
  if (wanted <= 0) return { state, events: [] };
  const { state: now, cards, reshuffled } = drawn(state, wanted, dice);
  const told = tellSide("event.hand", { count: cards.length }, seatsOf(state, GERMAN), { cards });
  const events = reshuffled > 0 ? [tell("event.reshuffled", { cards: reshuffled }), told] : [told];
  return { state: { ...now, hand: [...state.hand, ...cards] }, events };
}

/** BB-74: a card face down with each geschwader; nobody else knows which (BB-97). */
export function assigned(state: State, missions: ReadonlyMap<string, Target | null>): Step {
  let now = state;
  for (const [id, target] of missions) {
    now = withGeschwader(now, id, { target });
    if (target !== null) now = { ...now, hand: without(now.hand, target) };
  }
  return { state: now, events: [tell("event.missions", { count: now.geschwader.length && missions.size })] };
}
