import type { Problem } from "../../../src/core/game.ts";
import type { Result } from "../../../src/core/result.ts";
import type { Tried } from "../tried.ts";
import { type Asked, askedIn, choicesOf, type Step } from "../walk.ts";
import { mutant } from "./mutant.ts";

/** A text a few slips away from the answer that was given, and what the rules say to it. */
export interface Slip {
  readonly text: string;
  readonly read: Result<unknown, readonly Problem[]>;
}

const SLIPS = 4;
/** Refusals are slow, since they name what would be right; so several checks look at the same ones. */
const known = new WeakMap<Asked, readonly Slip[]>();

function slipsOf({ game, seed }: Tried, round: number, asked: Asked): readonly Slip[] {
  const dice = choicesOf({ seed: `${seed} slips ${round} ${asked.prompt.id}` });
  return Array.from({ length: SLIPS }, () => {
    const text = mutant(asked.text, dice);
    return { text, read: game.parse(text, asked.prompt, asked.view, asked.own) };
  });
}

/** Texts that are near a legal answer and mostly none, for every question of a round. */
export function slipsIn(tried: Tried, step: Step): ReadonlyMap<Asked, readonly Slip[]> {
  return new Map(
    askedIn(step).map((asked) => {
      const slips = known.get(asked) ?? slipsOf(tried, step.before.entries.length, asked);
      known.set(asked, slips);
      return [asked, slips];
    }),
  );
}
