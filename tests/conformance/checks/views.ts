import { expect } from "vitest";
import type { Dice } from "../../../src/core/dice.ts";
import { type Match, now } from "../../../src/core/match.ts";
import { deepFreeze } from "../freeze.ts";
import { choicesOf, finish, steps, type Walk } from "../walk.ts";
import { containedIn } from "./contained.ts";
import { demand } from "./demand.ts";
import { unplain } from "./plain.ts";

function viewersOf(match: Match): string[] {
  return ["table", "umpire", ...match.seats.map((seat) => seat.id)];
}

/** What everybody may know, every seat knows; the umpire knows what any seat knows. */
export function tableIsInEveryView(walk: Walk): void {
  const match = finish(walk);
  for (const { state } of match.moments) {
    const table = walk.game.view(state, "table");
    for (const viewer of viewersOf(match)) {
      const view = walk.game.view(state, viewer);
      const lacking = containedIn(table, view, viewer);
      demand(lacking === "", `${viewer} lacks what the table shows: ${lacking}`);
      const odd = unplain(view, "view");
      demand(odd === "", `${odd} is not plain JSON`);
    }
  }
}

function checkImagined(match: Match, dice: Dice): void {
  const { game } = match;
  const { state, prompts } = now(match);
  for (const viewer of viewersOf(match)) {
    const view = deepFreeze(game.view(state, viewer));
    const imagined = game.imagine(view, dice);
    expect(game.view(imagined, viewer), `${viewer} sees what is hidden`).toEqual(view);
    expect(game.prompts(imagined)).toEqual(prompts);
  }
}

/** Whatever the hidden rest may be, a viewer's view and the questions asked stay the same. */
export function imaginedLooksTheSame(walk: Walk): void {
  const dice = choicesOf({ ...walk, seed: `${walk.seed} imagined` });
  for (const { before, after } of steps(walk)) {
    checkImagined(before, dice);
    if (now(after).prompts.length === 0) checkImagined(after, dice);
  }
}
