import { writeEntry } from "../../core/file/written.ts";
import type { SeatId } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { isFreeTakeBack, takeBack } from "../../core/match/take-back.ts";
import type { StoredSeat, TakeBackAsked, Waiting } from "../store/store.ts";
import { RequestRefusal } from "./refusal.ts";
import { NOTHING_WAITS, type Position, type Turn } from "./round.ts";
import { tipOf } from "./tip.ts";

/** What a take-back is judged by: the whole match, and who has its seats. */
export interface TakingBack {
  readonly whole: Match;
  readonly seats: readonly StoredSeat[];
}

/** The seats whose people have to agree; computers always do, and nobody is asked for a seat that is free. */
function askedFor({ whole, seats }: TakingBack, by: SeatId): readonly SeatId[] {
  const people = seats.filter(({ secret, computer }) => secret !== null && computer === null);
  return whole.seats.map(({ id }) => id).filter((id) => id !== by && people.some(({ seat }) => seat === id));
}

/** Rounds taken back; throws a `RequestRefusal`. */
function taken(position: Position, { whole }: TakingBack, { count, by }: TakeBackAsked): Turn {
  const free = count < whole.moments.length && isFreeTakeBack(whole, count, by);
  const others = whole.seats.map(({ id }) => id).filter((id) => id !== by);
  const match = takeBack(whole, count, by, free ? [] : others);
  if (!match.ok) throw new RequestRefusal("answers", {}, match.error);
  const entry = match.value.entries.at(-1);
  if (!entry) throw new Error("rounds were taken back without an entry");
  const change = { entry: writeEntry(entry, whole.source), over: now(match.value).outcome !== undefined };
  const standing = { pending: new Map(), waiting: NOTHING_WAITS };
  return { change, after: { ...position, tip: tipOf(match.value), standing } };
}

function waitingWith(position: Position, takeBack: TakeBackAsked | undefined): Turn {
  const { typed, draws } = position.standing.waiting;
  const waiting: Waiting = { typed, draws, ...(takeBack && { takeBack }) };
  return {
    change: { waiting },
    after: { ...position, standing: { ...position.standing, waiting } },
  };
}

/** Asks for a take-back: what is free, or everybody has agreed to, is taken back; else it waits. Throws a `RequestRefusal`. */
export function takingBack(position: Position, by: TakingBack, asked: TakeBackAsked): Turn {
  const { count, by: asker, agreed } = asked;
  const { whole } = by;
  const all = askedFor(by, asker).every((seat) => agreed.includes(seat));
  const judged = count >= whole.moments.length || isFreeTakeBack(whole, count, asker);
  return all || judged ? taken(position, by, asked) : waitingWith(position, asked);
}

/** Agrees to what was asked for, or not; throws a `RequestRefusal`. */
export function agreeing(position: Position, by: TakingBack, seat: SeatId, agrees: boolean): Turn {
  const asked = position.standing.waiting.takeBack;
  if (!asked) throw new RequestRefusal("no-take-back");
  if (!agrees) return waitingWith(position, undefined);
  if (seat === asked.by || asked.agreed.includes(seat)) return { change: undefined, after: position };
  return takingBack(position, by, { ...asked, agreed: [...asked.agreed, seat] });
}
