import type { SeatId } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Unsealing } from "./entry.ts";
import { FULL, isFull, type Match, now } from "./match.ts";
import type { AnswerProblem } from "./problems.ts";

/** The entry of a seat that takes back what it has sealed in the open round: only who is asked has sealed anything. */
export function judgeUnsealing(match: Match, seat: SeatId): Result<Unsealing, readonly AnswerProblem[]> {
  if (isFull(match)) return fail([FULL]);
  const asked = [...new Set(now(match).prompts.map((prompt) => prompt.seat))];
  if (asked.includes(seat)) return ok({ kind: "unseal", seat });
  return fail([{ prompt: null, code: "unseal-seat", values: { seat, asked } }]);
}

/** The match whose log tells that a seat took back its sealed orders; it stands as it stood. */
export function withUnsealing(match: Match, seat: SeatId): Result<Match, readonly AnswerProblem[]> {
  const entry = judgeUnsealing(match, seat);
  return entry.ok ? ok({ ...match, entries: [...match.entries, entry.value] }) : entry;
}
