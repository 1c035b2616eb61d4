import type { Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Order } from "../grammar/order.ts";
import { options } from "../orders/orders.ts";
import type { Own } from "../orders/question.ts";
import { mustMove } from "../raid/move.ts";
import { commandedBy } from "../state/sides.ts";
import type { State } from "../state/state.ts";

/** Answers that do nothing; the first that is legal is given. */
const IDLE: readonly string[] = ["pass", "done", "halt", "stay"];
/** How far one looks for them. */
const SOON = 40;

/** What the clock answers: nothing is done, who is aloft goes home, and where something must be, the first that may. */
export function idle(prompt: Prompt, state: State, own: Own): Order {
  const [away] = prompt.kind === "german-move" ? commandedBy(state, prompt.seat, mustMove(state)) : [];
  if (away) return { kind: "act", id: away.id, verb: "home" };
  const legal: Order[] = [];
  for (const order of options(prompt, state, own)) {
    if (order.kind === "word" && IDLE.includes(order.word)) return order;
    legal.push(order);
    if (legal.length === SOON) break;
  }
  return itemAt(legal, 0);
}
