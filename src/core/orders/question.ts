import type { Answers, Prompt } from "../game.ts";
import { itemAt } from "../item-at.ts";
import type { Result } from "../result.ts";
import type { Pick } from "./choice.ts";
import type { Objection, Verdict } from "./refusal.ts";

/** A prompt as it stands for its seat: with what the same seat has answered so far in this round. */
export interface Asked<Order> extends Prompt {
  readonly own: Answers<Order>;
}

/** The answers to what a task asks. `By`: what they hang on besides the view. */
export interface Offering<View, Task, Order, By> {
  /** Legal answers, lazily, each once: not all that are, where there are too many to count. */
  offer(view: View, task: Task, by: By): Iterable<Order>;
  /** A legal answer by chance; left out: a fair one of those offered. */
  choose?(view: View, task: Task, by: By, pick: Pick): Order;
}

/** How the answers to what a task asks are judged, offered and chosen by chance. */
export interface Question<View, Task, Order, By = Asked<Order>> extends Offering<View, Task, Order, By> {
  judge(view: View, task: Task, order: Order, by: By): Verdict;
}

/** A question with a grammar of its own. `Said`: what a text says, which may be no order at all. */
export interface Spelled<View, Task, Order, By, Said> extends Offering<View, Task, Order, By> {
  /** A legal answer by its one spelling, where it is found sooner than read. */
  known?(text: string, view: View, task: Task, by: By): Order | undefined;
  /** As much as can be read of any text. */
  read(text: string, view: View, task: Task, by: By): Said;
  /** The order that it says, or everything that speaks against it. */
  judge(view: View, task: Task, said: Said, by: By): Result<Order, readonly Objection[]>;
  /** The nearest legal answers, nearest first; left out: those of the offered that are spelled most like the text. */
  near?(view: View, task: Task, said: Said, by: By): readonly string[];
}

/** A question whose legal answers are those of a short list that its judge lets pass. */
export interface Sifted<View, Task, Order, By = Asked<Order>> extends Question<View, Task, Order, By> {
  candidates(view: View, task: Task, by: By): readonly Order[];
}

/** A question of a short list and a judge of what stands in it. */
export function sifted<View, Task, Order, By = Asked<Order>>(
  judge: Question<View, Task, Order, By>["judge"],
  candidates: Sifted<View, Task, Order, By>["candidates"],
): Sifted<View, Task, Order, By> {
  return {
    judge,
    candidates,
    *offer(view, task, by) {
      for (const order of candidates(view, task, by))
        if (judge(view, task, order, by) === undefined) yield order;
    },
    // One of all that come into question, and another until one is legal.
    choose(view, task, by, pick) {
      const left = [...candidates(view, task, by)];
      for (;;) {
        const at = pick(left.length);
        const order = itemAt(left, at);
        if (left.length === 1 || judge(view, task, order, by) === undefined) return order;
        left[at] = itemAt(left, left.length - 1);
        left.pop();
      }
    },
  };
}
