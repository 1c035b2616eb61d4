import type { FileFault } from "./file.ts";
import type { Problem } from "./game.ts";
import type { Played } from "./match.ts";
import { capped } from "./problems.ts";

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
