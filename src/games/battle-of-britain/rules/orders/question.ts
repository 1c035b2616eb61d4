import type { Asked, Question as Asking } from "../../../../core/orders/question.ts";
import type { Order, Word } from "../grammar/order.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** What the same seat has answered so far in this round. */
export type Own = ReadonlyMap<string, Order>;

/** How the answers to a task's question are judged, offered and chosen by chance. */
export type Question<About extends Task> = Asking<State, About, Order, Asked<Order>>;

export function word(text: Word): Order {
  return { kind: "word", word: text };
}

export const PASS = word("pass");
export const DONE = word("done");

export function isWord(order: Order, text: Word): boolean {
  return order.kind === "word" && order.word === text;
}
