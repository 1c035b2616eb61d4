import type { Dice } from "../../../src/core/dice/dice.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { steps, type Tried } from "../tried.ts";
import { type Asked, choicesOf } from "../walk.ts";
import { demand, demandSame } from "./demand.ts";
import { type Legal, legalAt } from "./legal.ts";
import { unplain } from "./plain.ts";
import { type Slip, slipsIn } from "./slips.ts";

/** An answer that is offered is taken, as it is, and is plain JSON. */
function demandTaken(game: AnyGame, { prompt, view, own }: Asked, text: string, order: unknown): void {
  const read = game.parse(text, prompt, view, own);
  demand(read.ok, `${prompt.id}: ${text} is offered and refused`);
  demandSame(read.value, order, `${prompt.id}: ${text}`);
  demand(unplain(order) === "", `${text} is not plain JSON`);
}

function demandUseful(game: AnyGame, asked: Asked, { text, read }: Slip, legal: Legal): void {
  if (read.ok) {
    const spelling = game.print(read.value);
    demand(
      legal.has(spelling),
      `${asked.prompt.id} takes ${JSON.stringify(text)} and does not offer ${spelling}`,
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

function checkAsked(game: AnyGame, asked: Asked, choices: Dice): Legal {
  const legal = legalAt(game, asked, (text, order) => demandTaken(game, asked, text, order));
  demand(legal.texts.size > 0, `${asked.prompt.id} has no legal answer`);
  const sampled = game.print(game.sample(asked.prompt, asked.view, asked.own, choices));
  demand(legal.has(sampled), `${asked.prompt.id}: ${sampled} is sampled, but not offered`);
  return legal;
}

/** Every prompt has a legal answer, options and parse agree both ways, `print` is canonical, `sample` is an option. */
export function answersAgree(tried: Tried): void {
  const { game, seed } = tried;
  const choices = choicesOf({ seed: `${seed} sampled` });
  for (const step of steps(tried)) {
    for (const [asked, slips] of slipsIn(tried, step)) {
      const legal = checkAsked(game, asked, choices);
      for (const slip of slips) demandUseful(game, asked, slip, legal);
    }
  }
}
