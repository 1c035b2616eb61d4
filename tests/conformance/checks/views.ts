import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Match, Moment } from "../../../src/core/match/match.ts";
import { looks, type Tried } from "../tried.ts";
import { choicesOf, viewersOf } from "../walk.ts";
import { containedIn } from "./contained.ts";
import { demand, demandEqual } from "./demand.ts";
import { unplain } from "./plain.ts";

/** What everybody may know, every seat knows; the umpire knows what any seat knows. */
export function tableIsInEveryView(tried: Tried): void {
  const { match } = tried;
  for (const { state } of looks(tried)) {
    const table = match.game.view(state, "table");
    for (const viewer of viewersOf(match)) {
      const view = match.game.view(state, viewer);
      const lacking = containedIn(table, view, viewer);
      demand(lacking === "", `${viewer} lacks what the table shows: ${lacking}`);
      const odd = unplain(view, "view");
      demand(odd === "", `${odd} is not plain JSON`);
    }
  }
}

function checkImagined({ game, seats }: Match, { state, prompts }: Moment, dice: Dice): void {
  for (const viewer of viewersOf({ seats })) {
    const view = game.view(state, viewer);
    const imagined = game.imagine(view, dice);
    demandEqual(game.view(imagined, viewer), view, `${viewer} sees what is hidden`);
    demandEqual(game.prompts(imagined), prompts, `${viewer} imagines other questions`);
  }
}

/** Whatever the hidden rest may be, a viewer's view and the questions asked stay the same. */
export function imaginedLooksTheSame(tried: Tried): void {
  const dice = choicesOf({ seed: `${tried.seed} imagined` });
  for (const moment of looks(tried)) checkImagined(tried.match, moment, dice);
}
