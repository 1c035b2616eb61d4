import type { Dice } from "../../../src/core/dice.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { canonicalJson } from "../../../src/core/hash.ts";
import { choicesOf, type Desk, desks, steps, type Walk } from "../walk.ts";
import { demand, demandSame } from "./demand.ts";
import { mutant } from "./mutant.ts";

/**
 * A game that hands out its answers one by one has too many for a list: so many are tried, and whether another is legal
 * is for `parse` to say.
 */
const MOST_TRIED = 25;

/** The legal answers of a desk: all of them, or the first of a list that is too long. */
interface Legal {
  readonly texts: ReadonlySet<string>;
  has(text: string): boolean;
}

function takes(game: AnyGame, { prompt, view, own }: Desk, text: string): boolean {
  const read = game.parse(text, prompt, view, own);
  return read.ok && game.print(read.value) === text;
}

function legalTexts(game: AnyGame, desk: Desk): Legal {
  const { prompt, view, own } = desk;
  const texts = new Set<string>();
  const orders = game.options(prompt, view, own);
  for (const order of orders) {
    if (texts.size === MOST_TRIED && !Array.isArray(orders))
      return { texts, has: (text) => texts.has(text) || takes(game, desk, text) };
    const text = game.print(order);
    demand(!texts.has(text), `${prompt.id}: ${text} is offered twice`);
    texts.add(text);
    const read = game.parse(text, prompt, view, own);
    demand(read.ok, `${prompt.id}: ${text} is offered and refused`);
    demandSame(read.value, order, `${prompt.id}: ${text}`);
    demand(
      canonicalJson(JSON.parse(JSON.stringify(order))) === canonicalJson(order),
      `${text} is not plain JSON`,
    );
  }
  return { texts, has: (text) => texts.has(text) };
}

function expectUsefulProblems(game: AnyGame, desk: Desk, text: string, legal: Legal): void {
  const read = game.parse(text, desk.prompt, desk.view, desk.own);
  if (read.ok) {
    const spelling = game.print(read.value);
    demand(
      legal.has(spelling),
      `${desk.prompt.id} takes ${JSON.stringify(text)} and does not offer ${spelling}`,
    );
    return;
  }
  demand(read.error.length > 0, `${JSON.stringify(text)} is refused without a reason`);
  for (const { near = [], token } of read.error) {
    for (const order of near)
      demand(legal.has(order), `${order} is near ${JSON.stringify(text)}, yet not legal`);
    if (!token) continue;
    const inside = 0 <= token.start && token.start <= token.end && token.end <= text.length;
    demand(inside, `the token ${token.start} to ${token.end} is not in ${JSON.stringify(text)}`);
  }
}

function checkDesk(game: AnyGame, desk: Desk, choices: Dice): void {
  const legal = legalTexts(game, desk);
  demand(legal.texts.size > 0, `${desk.prompt.id} has no legal answer`);
  const sampled = game.print(game.sample(desk.prompt, desk.view, desk.own, choices));
  demand(legal.has(sampled), `${desk.prompt.id}: ${sampled} is sampled, but not offered`);
  for (let count = 0; count < 4; count++) expectUsefulProblems(game, desk, mutant(sampled, choices), legal);
}

/** Every prompt has a legal answer, options and parse agree both ways, `print` is canonical, `sample` is an option. */
export function answersAgree(walk: Walk): void {
  const choices = choicesOf({ ...walk, seed: `${walk.seed} mutants` });
  for (const { before, texts } of steps(walk)) {
    for (const desk of desks(before, texts)) checkDesk(walk.game, desk, choices);
  }
}
