import type { Order, Word } from "../grammar/order.ts";
import type { Verdict } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** A whole number from 0 below another, by chance. */
export type Pick = (below: number) => number;

/** How the answers to a task's question are judged, offered and chosen by chance. `side`: whose answer it is. */
export interface Question<Asked extends Task> {
  judge(state: State, task: Asked, order: Order, side: 0 | 1): Verdict;
  /** Legal answers, lazily, each once: not all that are, where there are too many to count. */
  offer(state: State, task: Asked, side: 0 | 1): Iterable<Order>;
  /** A legal answer by chance; left out: one of those offered. */
  choose?(state: State, task: Asked, side: 0 | 1, pick: Pick): Order;
}

export function word(text: Word): Order {
  return { kind: "word", word: text };
}

export const PASS = word("pass");
export const DONE = word("done");
export const BOMB = word("bomb");
export const NONE = word("none");

export function isWord(order: Order, text: Word): boolean {
  return order.kind === "word" && order.word === text;
}

/** A name that stands twice in a list. */
export function doubled(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
