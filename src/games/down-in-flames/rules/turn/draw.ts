import type { Dice } from "../../../../core/dice/dice.ts";
import { drawTo } from "../hand/deck.ts";
import { limitOf, ratingsAt } from "../hand/limits.ts";
import type { ElementSetup } from "../setup/setup.ts";
import { hasLeader } from "../state/pieces.ts";
import type { Element, State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";
import { shown } from "./show.ts";

/** That a Leader draws no card tells something of one whose quality is hidden. */
function nothing(state: State, element: number): Step["events"] {
  const { leader } = state.elements[element] as Element;
  const { id } = state.setup.elements[element] as ElementSetup;
  return leader.shown ? [] : [reveal("event.draws", { id, count: 0 })];
}

/** Step l: Horsepower cards, not above the hand limit; more than a Regular draws shows the ace (DIF-R70). */
export function drawHorsepower(state: State, element: number, dice: Dice): Step {
  if (!hasLeader(state, element)) return { state, events: [] };
  const { leader } = state.elements[element] as Element;
  const room = Math.max(0, limitOf(state, element) - leader.hand.length);
  const count = Math.min(ratingsAt(state, element).horsepower, room);
  const drawn = count > 0 ? drawTo(state, element, count, dice) : { state, events: nothing(state, element) };
  if (count <= ratingsAt(state, element, "regular").horsepower) return drawn;
  const known = shown(drawn.state, element);
  return { state: known.state, events: [...drawn.events, ...known.events] };
}
