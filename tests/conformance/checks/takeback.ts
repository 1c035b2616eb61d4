import { expect } from "vitest";
import { hashOf } from "../../../src/core/hash.ts";
import { isFreeTakeBack, type Match, now, play, takeBack } from "../../../src/core/match.ts";
import { seededDice } from "../../../src/core/random.ts";
import { choicesOf, steps, type Walk } from "../walk.ts";
import { pick } from "./mutant.ts";

function hashes(match: Match): string[] {
  return match.moments.map((moment) => hashOf(moment.state));
}

function rolledOrShown({ before, after }: { before: Match; after: Match }): boolean {
  const [prompt, ...others] = now(before).prompts;
  return now(after).throws.length > 0 || others.length > 0 || prompt?.opens !== "now";
}

/** Back restores the former states; alone only where nothing was rolled or shown; and play goes on from there. */
export function backRestores(walk: Walk): void {
  const choices = choicesOf({ ...walk, seed: `${walk.seed} back` });
  for (const step of steps(walk)) {
    const { before, after, texts } = step;
    expect(takeBack(after, 1).ok).toBe(!rolledOrShown(step));
    const all = after.seats.map((seat) => seat.id);
    const count = pick(choices, after.moments.length - 1) + 1;
    const taken = takeBack(after, count, all);
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    expect(hashes(taken.value)).toEqual(hashes(after).slice(0, -count));
    expect(taken.value.entries.length).toBe(after.entries.length + 1);
    expect(isFreeTakeBack(after, count)).toBe(takeBack(after, count).ok);
    const one = takeBack(after, 1, all);
    if (!one.ok) throw new Error(JSON.stringify(one.error));
    const again = play(one.value, texts, seededDice(walk.seed, 7));
    expect(again.ok && again.value.moments.length).toBe(before.moments.length + 1);
  }
}
