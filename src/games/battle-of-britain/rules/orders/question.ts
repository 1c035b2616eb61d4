import type { Prompt } from "../../../../core/game.ts";
import type { Order, Word } from "../grammar/order.ts";
import type { Verdict } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import type { Pick } from "./choose.ts";

/** What the same seat has answered so far in this round. */
export type Own = ReadonlyMap<string, Order>;

/** How the answers to a task's question are judged, offered and chosen by chance. */
export interface Question<Asked extends Task> {
  judge(state: State, task: Asked, order: Order, own: Own, prompt: Prompt): Verdict;
  /** Legal answers, lazily, each once. */
  offer(state: State, task: Asked, own: Own, prompt: Prompt): Iterable<Order>;
  /** A legal answer by chance; left out: a fair one of all. */
  choose?(state: State, task: Asked, pick: Pick, own: Own, prompt: Prompt): Order;
}

export function word(text: Word): Order {
  return { kind: "word", word: text };
}

export const PASS = word("pass");
export const DONE = word("done");

export function isWord(order: Order, text: Word): boolean {
  return order.kind === "word" && order.word === text;
}
