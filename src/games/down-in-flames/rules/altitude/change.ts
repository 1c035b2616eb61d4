import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { brokenUp } from "../engagement/position.ts";
import { drawTo } from "../hand/deck.ts";
import { diveGain } from "../ratings/altitude.ts";
import { doFirst, withElement } from "../state/changed.ts";
import { cardOfElement, hasLeader, isHere } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Move, Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { followers, priceOf } from "./follow.ts";
import { canClimb, canDive, priceOfClimb } from "./possible.ts";

function levelled(state: State, { element, change }: Move, follows: boolean): Step {
  const { id } = itemAt(state.setup.elements, element);
  const level = itemAt(state.elements, element).level + change;
  return {
    // The extension's CLOUDS last until the next change of level.
    state: withElement(state, element, { level, cloud: false }),
    events: [tell("event.level", { id, level, change, follows })],
  };
}

/** DIF-2.1, DIF-2.2: what a change of level costs or gives. */
function settled(state: State, { element, change }: Move, price: number): readonly Task[] {
  if (!hasLeader(state, element)) return [];
  const why = change > 0 ? "climb" : "follow";
  const pay: readonly Task[] = price > 0 ? [{ do: "pay", element, cards: price, why }] : [];
  const levels = change === -2 ? 2 : 1;
  return change < 0 ? [...pay, { do: "gain", element, levels }] : pay;
}

/** Whether it still can: cards may have gone, and whoever can't pay any more stays where he is (DIF-R36). */
function isPossible(state: State, { element, change }: Move): boolean {
  if (!isHere(state, element)) return false;
  return change > 0 ? canClimb(state, element) : canDive(state, element, change === -2 ? 2 : 1);
}

/** DIF-R60: the level changes, cards are gained or paid, pursuer and shooter decide, positions between levels end. */
export function move(state: State, change: Move): Step {
  if (!isPossible(state, change)) return { state, events: [] };
  const from = itemAt(state.elements, change.element).level;
  const moved = levelled(state, change, false);
  const price = change.change > 0 ? priceOfClimb(state, change.element) : 0;
  const tasks: readonly Task[] = [
    ...settled(moved.state, change, price),
    ...followers(moved.state, change, from),
    { do: "part" },
  ];
  return { state: doFirst(moved.state, tasks), events: moved.events };
}

/** An Element follows: same direction, same number of levels (DIF-R61). */
export function follow(state: State, task: Extract<Task, { do: "follow" }>): Step {
  const own: Move = { ...task.move, element: task.element };
  const price = priceOf(state, task);
  const moved = levelled(state, own, true);
  return { state: doFirst(moved.state, settled(moved.state, own, price)), events: moved.events };
}

/** DIF-10.2, DIF-10.4: cards for a dive. */
export function gain(state: State, { element, levels }: Extract<Task, { do: "gain" }>, dice: Dice): Step {
  if (!hasLeader(state, element)) return { state, events: [] };
  return drawTo(state, element, diveGain(cardOfElement(state.setup, element), levels), dice);
}

export const part = brokenUp;
