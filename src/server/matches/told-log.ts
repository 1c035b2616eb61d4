import type { WrittenAmendment, WrittenRound } from "../../core/file/schema.ts";
import { type ToldStart, type ToldStep, USUAL } from "../../core/file/told.ts";
import { writeEntry } from "../../core/file/written.ts";
import type { Entry } from "../../core/match/entry.ts";
import type { Match } from "../../core/match/match.ts";

/** What is to be told of the step that led to a moment of a match; undefined: it is a round as is usual. */
export function toldStep(entry: Entry | undefined, usual: Match["source"]): ToldStep | undefined {
  if (entry?.kind === "amend") return writeEntry(entry, usual) as WrittenAmendment;
  if (entry?.kind !== "round") return undefined;
  const { answers: _, rolls: __, draws: ___, ...step } = writeEntry(entry, usual) as WrittenRound;
  return Object.keys(step).length > 0 ? step : undefined;
}

/** What is to be told of how a match began; undefined: it began as is usual. */
export function toldStart({ source, since, edited, resumed }: Match): ToldStart | undefined {
  const start: ToldStart = {
    ...(source !== USUAL && { source: source ?? null }),
    ...(since && { since: { rules: since.rules, rolls: since.rolls } }),
    ...(edited && { edited }),
    ...(resumed && { resumed }),
  };
  return Object.keys(start).length > 0 ? start : undefined;
}
