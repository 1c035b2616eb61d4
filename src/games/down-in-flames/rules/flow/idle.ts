import type { Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Order } from "../grammar/order.ts";
import { options } from "../orders/orders.ts";
import type { Board } from "../state/state.ts";

/** Answers that do nothing, the first that is legal is given. */
const IDLE: readonly string[] = ["pass", "resolve", "done", "refuse", "stay"];

/** What the clock answers: nothing is done, and where something must be, the first thing that may. */
export function idle(prompt: Prompt, board: Board): Order {
  const legal = [...options(prompt, board)];
  const nothing = legal.find((order) => order.kind === "word" && IDLE.includes(order.word));
  return nothing ?? itemAt(legal, 0);
}
