import type { AnyGame } from "../../../src/core/game.ts";
import type { Asked } from "../walk.ts";
import { demand } from "./demand.ts";

/**
 * A game that hands out its answers one by one has too many for a list: so many are tried, and whether another is legal
 * is for `parse` to say.
 */
const MOST_TRIED = 25;

/** The legal answers to a question: all of them, or the first of a list that is too long. */
export interface Legal {
  readonly texts: ReadonlySet<string>;
  has(text: string): boolean;
}

function takes(game: AnyGame, { prompt, view, own }: Asked, text: string): boolean {
  const read = game.parse(text, prompt, view, own);
  return read.ok && game.print(read.value) === text;
}

/** What is offered as an answer to a question, no answer twice; `judge` sees each. */
export function legalAt(game: AnyGame, asked: Asked, judge?: (text: string, order: unknown) => void): Legal {
  const texts = new Set<string>();
  const orders = game.options(asked.prompt, asked.view, asked.own);
  for (const order of orders) {
    if (texts.size === MOST_TRIED && !Array.isArray(orders))
      return { texts, has: (text) => texts.has(text) || takes(game, asked, text) };
    const text = game.print(order);
    demand(!texts.has(text), `${asked.prompt.id}: ${text} is offered twice`);
    texts.add(text);
    judge?.(text, order);
  }
  return { texts, has: (text) => texts.has(text) };
}
