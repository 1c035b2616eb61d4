import type { WrittenEntry } from "../../../src/core/file/schema.ts";
import type {
  Header,
  OpenRound,
  PendingAnswer,
  Store,
  StoredCheckpoint,
  StoredMatch,
  StoredSeat,
} from "../../../src/server/store/store.ts";

const HEADER: Header = { format: 5, game: "dogfight", rules: 1, config: { scenario: "duel" } };

export function match(
  id: string,
  code: string,
  rest: Partial<StoredMatch> = {},
): Omit<StoredMatch, "entries"> {
  const rules = { listed: false, teamSees: true };
  const waiting = { typed: [], draws: [] };
  const times = { created: 1_000, touched: 2_000 };
  const { entries: _, ...given } = rest;
  return { id, code, header: HEADER, rules, over: false, frozen: null, waiting, ...times, ...given };
}

export function round(text: string): WrittenEntry {
  return { answers: { R1: text, B1: "3" }, rolls: [5, 2] };
}

export function answer(seat: string, text: string, ready = true): PendingAnswer {
  return { seat, text, ready };
}

export function seat(id: string, rest: Partial<StoredSeat> = {}): StoredSeat {
  return { seat: id, name: null, secret: null, computer: null, handover: null, ...rest };
}

export const SEATS: readonly StoredSeat[] = [seat("red"), seat("blue"), seat("green")];

export function checkpoint(entries: number): StoredCheckpoint {
  return { entries, state: { turn: entries, speed: [1, 2] }, hash: `hash-${entries}`, rules: 1 };
}

/** The open round of a match as a store has it; undefined where it has no such match. */
export async function standingIn(store: Store, id: string): Promise<OpenRound | undefined> {
  const progress = await store.progress(id, 0);
  return progress && { pending: progress.pending, waiting: progress.waiting };
}

/** The prompts that are answered in the open round of a match. */
export async function pendingIn(store: Store, id: string): Promise<readonly string[]> {
  return [...((await standingIn(store, id))?.pending.keys() ?? [])];
}

/** The seats of a match as a store has them. */
export async function seatsIn(store: Store, id: string): Promise<readonly StoredSeat[]> {
  return (await store.progress(id, 0))?.seats ?? [];
}
