import { expect } from "vitest";
import type { Dice } from "../../../src/core/dice.ts";
import { isFreeTakeBack, type Match, now, play, takeBack } from "../../../src/core/match.ts";
import { seededDice } from "../../../src/core/random.ts";
import { choicesOf, desks, type Step, steps, type Walk } from "../walk.ts";
import { demand, demandSame } from "./demand.ts";
import { hashes } from "./hashes.ts";
import { pick } from "./mutant.ts";

const noDice: Dice = {
  throw() {
    throw new Error("nothing is rolled in a round that one seat may take back");
  },
};

function taken(match: Match, count: number): Match {
  const all = match.seats.map((seat) => seat.id);
  const back = takeBack(match, count, all);
  demand(back.ok, "refused although everybody agreed");
  return back.value;
}

/** Back restores the former states, whether it is free or agreed, and play goes on from there. */
export function backRestores(walk: Walk): void {
  const choices = choicesOf({ ...walk, seed: `${walk.seed} back` });
  for (const { before, after, texts } of steps(walk)) {
    const count = pick(choices, after.moments.length - 1) + 1;
    const back = taken(after, count);
    expect(hashes(back)).toEqual(hashes(after).slice(0, -count));
    expect(back.entries.length).toBe(after.entries.length + 1);
    expect(takeBack(after, count).ok).toBe(isFreeTakeBack(after, count));
    const again = play(taken(after, 1), texts, seededDice(walk.seed, 7));
    expect(again.ok && again.value.moments.length).toBe(before.moments.length + 1);
  }
}

/** What a seat sees after a round, played in a world that it only imagines. */
function foreseen({ before, texts }: Step, seat: string, dice: Dice): unknown {
  const { game } = before;
  const world = game.imagine(game.view(now(before).state, seat), dice);
  const answers = new Map<string, unknown>();
  for (const { prompt, view, own } of desks(before, texts)) {
    const read = game.parse(texts.get(prompt.id) as string, prompt, view, own);
    if (read.ok) answers.set(prompt.id, read.value);
  }
  return game.view(game.resolve(world, answers, noDice).state, seat);
}

/** A round that one seat may take back alone rolled nothing and told nobody what he could not know before. */
export function freeRoundsShowNothing(walk: Walk): void {
  const choices = choicesOf({ ...walk, seed: `${walk.seed} free` });
  for (const step of steps(walk)) {
    if (!takeBack(step.after, 1).ok) continue;
    demand(now(step.after).throws.length === 0, "dice were rolled");
    demand(now(step.before).prompts.length === 1, "several seats answered");
    for (const { id } of step.after.seats) {
      const seen = walk.game.view(now(step.after).state, id);
      demandSame(foreseen(step, id, choices), seen, `${id} learned something`);
    }
  }
}
