import type { Question as Asking } from "../../../../core/orders/question.ts";
import type { Side } from "../../data/sides.ts";
import type { Order, Word } from "../grammar/order.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** How the answers to a task's question are judged, offered and chosen by chance, by whose answer it is. */
export type Question<About extends Task> = Asking<State, About, Order, Side>;

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
