import type { Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Order } from "../grammar/order.ts";
import { options } from "../orders/orders.ts";
import type { State } from "../state/state.ts";

/** Answers that do nothing. */
const IDLE: readonly string[] = ["pass", "done"];
/** Questions of which the first answer is what nobody would leave out: bombs over a target. */
const ALWAYS: readonly string[] = ["bomb"];
/** How far one looks for them. */
const SOON = 40;

/** What the clock answers: nothing is done but what is owed, and where something must be, the first that may. */
export function idle(prompt: Prompt, state: State): Order {
  const legal: Order[] = [];
  for (const order of options(prompt, state)) {
    if (ALWAYS.includes(prompt.kind)) return order;
    if (order.kind === "word" && IDLE.includes(order.word)) return order;
    legal.push(order);
    if (legal.length === SOON) break;
  }
  return itemAt(legal, 0);
}
