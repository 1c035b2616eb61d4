import type { Problem } from "../game.ts";
import type { Played } from "../match/match.ts";
import { type AnswerProblem, capped } from "../match/problems.ts";

/** Why a file can't be folded: the entry (from 0; null for the header or the set-up) and its problems. */
export interface FileFault {
  readonly entry: number | null;
  readonly problems: readonly AnswerProblem[];
}

/** Problems that belong to no prompt, at an entry (from 0) or in what stands before all entries. */
export function fault(problems: readonly Problem[], entry: number | null = null): FileFault {
  return { entry, problems: capped(problems.map((problem) => ({ prompt: null, ...problem }))) };
}

/** Why an entry could not be folded: its problems, or the throw that lacks faces. */
export function trouble(played: Exclude<Played<unknown>, { ok: true }>, entry: number | null): FileFault {
  if (!("needs" in played)) return { entry, problems: played.error };
  const { dice, by, why } = played.needs;
  return fault(
    [{ code: "dice-missing", values: { dice, by, why: { key: why.key, values: why.values } } }],
    entry,
  );
}
