import type { Match } from "../../core/match/match.ts";
import type { Pending } from "./pending.ts";
import { type Computers, computerAt, peopleOf, writtenByPeople } from "./placing.ts";

/** Whether a round of the log was answered by a person. */
function isPlayed(match: Match, computers: Computers): boolean {
  return match.moments.some(({ entry }, moment) => {
    const round = match.entries[entry];
    if (round?.kind !== "round") return false;
    const asked = match.moments[moment - 1]?.prompts ?? [];
    return asked.some(({ id, seat }) => round.answers.has(id) && computerAt(computers, seat) === undefined);
  });
}

/**
 * Whether anybody has done anything in a match: a person has answered, written or thrown, or computers have played where
 * nobody else has a seat.
 */
export function isTouched(match: Match, pending: Pending, computers: Computers): boolean {
  if (pending.typed.length > 0 || writtenByPeople(match, pending, computers)) return true;
  if (match.entries.some(({ kind }) => kind !== "round")) return true;
  return peopleOf(match.seats, computers).length === 0
    ? match.entries.length > 0
    : isPlayed(match, computers);
}
