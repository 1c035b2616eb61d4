import type { DiceSource } from "../dice/dice.ts";
import type { Match } from "../match/match.ts";
import type { WrittenAmendment, WrittenRound } from "./schema.ts";

/** What a log tells of a step besides its answers and dice, as a match file has it; of an amendment, all. */
export type ToldStep = Omit<WrittenRound, "answers" | "rolls" | "draws"> | WrittenAmendment;

/** How a match began, and what is marked of it, as far as it is not as is usual. */
export interface ToldStart {
  /** Where its dice came from; null: nobody can tell; left out: secure random. */
  readonly source?: DiceSource | null | undefined;
  /** It goes on from where it stood under older rules: their version, and the open faces of its set-up. */
  readonly since?: { readonly rules: number; readonly rolls: readonly number[] } | undefined;
  readonly edited?: true | undefined;
  readonly resumed?: true | undefined;
}

/** Where dice come from, unless something else is told. */
export const USUAL: DiceSource = "secure";

type Start = Pick<Match, "source" | "since" | "edited" | "resumed">;

/** How a match began that is told; what was told of it `before` stands until its first moment is told anew. */
export function startOf(
  { from, start = {} }: { readonly from: number; readonly start?: ToldStart | undefined },
  before: Match | undefined,
): Start {
  if (from > 0 && before) {
    const { source, since, edited, resumed } = before;
    return { source, since, edited, resumed };
  }
  const { source = USUAL, since, ...marks } = start;
  return { source: source ?? undefined, ...(since && { since: { ...since, draws: [] } }), ...marks };
}
