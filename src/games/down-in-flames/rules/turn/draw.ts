import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { drawTo } from "../hand/deck.ts";
import { limitOf, ratingsAt } from "../hand/limits.ts";
import { hasLeader } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";
import { shown } from "./show.ts";

/** That a Leader draws no card tells something of one whose quality is hidden. */
function nothing(state: State, element: number): Step["events"] {
  const { leader } = itemAt(state.elements, element);
  const { id } = itemAt(state.setup.elements, element);
  return leader.shown ? [] : [reveal("event.draws", { id, count: 0 })];
}

/** Step l: Horsepower cards, not above the hand limit; more than a Regular draws shows the ace (DIF-R70). */
export function drawHorsepower(state: State, element: number, dice: Dice): Step {
  if (!hasLeader(state, element)) return { state, events: [] };
  const { leader } = itemAt(state.elements, element);
  const room = Math.max(0, limitOf(state, element) - leader.hand.length);
  const count = Math.min(ratingsAt(state, element).horsepower, room);
  const drawn = count > 0 ? drawTo(state, element, count, dice) : { state, events: nothing(state, element) };
  if (count <= ratingsAt(state, element, "regular").horsepower) return drawn;
  const known = shown(drawn.state, element);
  return { state: known.state, events: [...drawn.events, ...known.events] };
}
