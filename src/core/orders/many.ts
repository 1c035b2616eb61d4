import type { Answers, Prompt } from "../game.ts";
import { itemAt } from "../item-at.ts";
import { remembered } from "../remember.ts";
import type { Question } from "./question.ts";
import type { Token } from "./token.ts";

/** The first of a list, however long it is. */
export function* firstOf<Item>(all: Iterable<Item>, most: number): Generator<Item> {
  let left = most;
  for (const item of all) {
    if (left === 0) return;
    left -= 1;
    yield item;
  }
}

/**
 * A question of so many answers that a fair one is counted out among the first `most` where nothing else chooses. `canonical`:
 * an answer in the one order in which its lists are written. A die is thrown only where there is a choice.
 */
export function ofMany<View, Task, Order, By>(
  question: Question<View, Task, Order, By>,
  most: number,
  canonical: (view: View, order: Order) => Order,
): Question<View, Task, Order, By> {
  function* offer(view: View, task: Task, by: By): Generator<Order> {
    for (const order of question.offer(view, task, by)) yield canonical(view, order);
  }
  return {
    judge: question.judge,
    offer,
    choose(view, task, by, die) {
      const pick = (below: number) => (below < 2 ? 0 : die(below));
      if (question.choose) return canonical(view, question.choose(view, task, by, pick));
      const all = [...firstOf(offer(view, task, by), most)];
      return itemAt(all, pick(all.length));
    },
  };
}

/**
 * The first `most` legal answers as texts, by what was asked: whoever types is compared with them letter by letter. `offered`:
 * the answers that come into question for some words, and a name for them.
 */
export function comparedWith<View extends object, Order>(
  most: number,
  print: (order: Order) => string,
  offered: (
    tokens: readonly Token[],
    prompt: Prompt,
    view: View,
    own: Answers<Order>,
  ) => readonly [name: string, orders: Iterable<Order>],
) {
  const textsIn = remembered((_view: View) => new Map<string, readonly string[]>());
  return (tokens: readonly Token[], prompt: Prompt, view: View, own: Answers<Order>): readonly string[] => {
    const [name, orders] = offered(tokens, prompt, view, own);
    const key = [prompt.id, name, ...[...own].map(([id, order]) => `${id} ${print(order)}`)].join("\n");
    const known = textsIn(view);
    const found = known.get(key) ?? Array.from(firstOf(orders, most), print);
    known.set(key, found);
    return found;
  };
}
