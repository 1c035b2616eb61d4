import type { Problem } from "../../../src/core/game.ts";
import type { Result } from "../../../src/core/result.ts";
import type { Tried } from "../tried.ts";
import { choicesOf, type Desk, desks, type Step } from "../walk.ts";
import { mutant } from "./mutant.ts";

/** A text a few slips away from the answer that was given, and what the rules say to it. */
export interface Slip {
  readonly text: string;
  readonly read: Result<unknown, readonly Problem[]>;
}

const SLIPS = 4;
/** Refusals are slow, since they name what would be right; so several checks look at the same ones. */
const known = new WeakMap<Desk, readonly Slip[]>();

function slipsOf({ game, seed }: Tried, round: number, desk: Desk): readonly Slip[] {
  const dice = choicesOf({ seed: `${seed} slips ${round} ${desk.prompt.id}` });
  return Array.from({ length: SLIPS }, () => {
    const text = mutant(desk.text, dice);
    return { text, read: game.parse(text, desk.prompt, desk.view, desk.own) };
  });
}

/** Texts that are near a legal answer and mostly none, for every question of a round. */
export function slipsIn(tried: Tried, step: Step): ReadonlyMap<Desk, readonly Slip[]> {
  return new Map(
    desks(step).map((desk) => {
      const slips = known.get(desk) ?? slipsOf(tried, step.before.entries.length, desk);
      known.set(desk, slips);
      return [desk, slips];
    }),
  );
}
