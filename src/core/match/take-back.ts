import type { SeatId } from "../game.ts";
import { itemAt } from "../item-at.ts";
import { fail, ok, type Result } from "../result.ts";
import type { TakeBack } from "./entry.ts";
import { FULL, isFull, type Match, type Moment } from "./match.ts";
import type { AnswerProblem } from "./problems.ts";

/**
 * Whether a step was one seat's own and nobody else's matter: it alone was asked, in the open, nothing was rolled, drawn
 * or amended, and nobody was told anything that was hidden. `asker` null: whichever seat it was.
 */
function isFree({ entries }: Match, before: Moment, after: Moment, asker: SeatId | null): boolean {
  if (after.throws.length > 0 || after.hidden || entries[after.entry]?.kind !== "round") return false;
  const [first, another] = before.prompts;
  if (!first || another || first.opens !== "now" || first.spawn || (asker !== null && first.seat !== asker))
    return false;
  return after.events.every((event) => !event.secret && !event.reveals);
}

/** Whether a seat may take back the last `count` rounds alone: they were its own, rolled nothing and showed nobody anything. */
export function isFreeTakeBack(match: Match, count: number, asker: SeatId | null): boolean {
  const { moments } = match;
  for (let index = moments.length - count; index < moments.length; index++) {
    if (!isFree(match, itemAt(moments, index - 1), itemAt(moments, index), asker)) return false;
  }
  return true;
}

function strange(
  seats: readonly SeatId[],
  asker: SeatId | null,
  agreed: readonly SeatId[],
): SeatId | undefined {
  if (asker !== null && !seats.includes(asker)) return asker;
  return agreed.find((id, index) => !seats.includes(id) || agreed.indexOf(id) !== index);
}

/**
 * The entry that takes rounds back: free where they were the asker's own, rolled nothing and showed nobody anything, else
 * only when every other seat agrees. `asker` null: a log from before format 2, in which any seat could take back alone.
 */
export function judgeTakeBack(
  match: Match,
  count: number,
  asker: SeatId | null,
  agreed: readonly SeatId[] = [],
): Result<TakeBack, readonly AnswerProblem[]> {
  if (isFull(match)) return fail([FULL]);
  const rounds = match.moments.length - 1;
  if (!Number.isInteger(count) || count < 1 || count > rounds) {
    return fail([{ prompt: null, code: "take-back-count", values: { count, rounds } }]);
  }
  const seats = match.seats.map((seat) => seat.id);
  const stranger = strange(seats, asker, agreed);
  if (stranger !== undefined) {
    return fail([{ prompt: null, code: "take-back-seat", values: { seat: stranger, seats } }]);
  }
  const missing = seats.filter((id) => id !== asker && !agreed.includes(id));
  if (missing.length > 0 && !isFreeTakeBack(match, count, asker)) {
    return fail([{ prompt: null, code: "take-back-agreement", values: { missing } }]);
  }
  return ok({ kind: "take-back", count, by: asker, agreed });
}

/** The match with its latest rounds taken back; the log remembers that they were played, and who asked for it. */
export function takeBack(
  match: Match,
  count: number,
  asker: SeatId | null,
  agreed: readonly SeatId[] = [],
): Result<Match, readonly AnswerProblem[]> {
  const entry = judgeTakeBack(match, count, asker, agreed);
  if (!entry.ok) return entry;
  const moments = match.moments.slice(0, -count);
  return ok({ ...match, entries: [...match.entries, entry.value], moments });
}
