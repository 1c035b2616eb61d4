import type { WrittenEntry } from "../../core/file/schema.ts";
import type { PromptId, SeatId } from "../../core/game.ts";
import {
  type Claimed,
  type MatchId,
  type PendingAnswers,
  type Progress,
  type StoredCheckpoint,
  type StoredMatch,
  type StoredSeat,
  StoreError,
} from "./store.ts";

/** A match as both databases have it: what is JSON in it is kept as text. */
export interface MatchRow {
  readonly id: MatchId;
  readonly code: string;
  readonly header: string;
  readonly listed: boolean;
  readonly teamSees: boolean;
  readonly entries: number;
  readonly over: boolean;
  readonly frozen: string | null;
  readonly waiting: string;
  readonly created: number;
  readonly touched: number;
}

/** The seat of a match as both databases have it. */
export interface SeatRow {
  readonly match: MatchId;
  readonly seat: SeatId;
  /** Its place in the list of seats. */
  readonly place: number;
  readonly name: string | null;
  /** What names are compared by. */
  readonly nameKey: string | null;
  readonly secret: string | null;
  readonly computer: string | null;
  readonly handover: string | null;
  readonly handoverUntil: number | null;
}

export interface CheckpointRow extends Omit<StoredCheckpoint, "state"> {
  readonly state: string;
}

/** A seat as a row within another one. */
export type SeatList = readonly [
  seat: SeatId,
  name: string | null,
  secret: string | null,
  computer: string | null,
  handover: string | null,
  handoverUntil: number | null,
];

/** How a match stands as both databases tell it; flags are numbers in SQLite. */
export interface ProgressRow extends Pick<MatchRow, "entries" | "frozen" | "waiting" | "touched"> {
  readonly listed: boolean | 0 | 1;
  readonly teamSees: boolean | 0 | 1;
  readonly over: boolean | 0 | 1;
  readonly pending: readonly PendingRow[];
  readonly seats: readonly (readonly [...SeatList, ...unknown[]])[];
  /** Its entries as texts. */
  readonly log: readonly string[];
}

/** A pending answer as a row of an answer: prompt, seat, text, and whether it is ready, which SQLite tells by number. */
export type PendingRow = readonly [prompt: PromptId, seat: SeatId, text: string, ready: boolean | 0 | 1];

export function matchRow(match: Omit<StoredMatch, "entries">, entries: number): MatchRow {
  const { header, rules, waiting, ...rest } = match;
  const { listed, teamSees } = rules;
  return {
    ...rest,
    listed,
    teamSees,
    header: JSON.stringify(header),
    waiting: JSON.stringify(waiting),
    entries,
  };
}

export function storedMatch({ listed, teamSees, header, waiting, ...rest }: MatchRow): StoredMatch {
  return {
    ...rest,
    rules: { listed, teamSees },
    header: JSON.parse(header),
    waiting: JSON.parse(waiting),
  };
}

/** A text by which names are compared: two that look the same but for case have the same one, in every script. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase();
}

export function seatRow(match: MatchId, place: number, stored: StoredSeat): SeatRow {
  const { seat, name, secret, computer, handover } = stored;
  return {
    ...{ match, seat, place, name, nameKey: name === null ? null : nameKey(name), secret, computer },
    handover: handover?.code ?? null,
    handoverUntil: handover?.until ?? null,
  };
}

/** What stands in the row of a seat that its player, if it had one, has no more. */
export const FREED = { name: null, nameKey: null, secret: null, handover: null, handoverUntil: null };

function storedSeat([
  seat,
  name,
  secret,
  computer,
  handover,
  handoverUntil,
]: ProgressRow["seats"][number]): StoredSeat {
  const offered =
    handover === null || handoverUntil === null ? null : { code: handover, until: handoverUntil };
  return { seat, name, secret, computer, handover: offered };
}

export function checkpointRow({ state, ...rest }: StoredCheckpoint): CheckpointRow {
  return { ...rest, state: JSON.stringify(state) };
}

export function storedCheckpoint({ entries, state, hash, rules }: CheckpointRow): StoredCheckpoint {
  return { entries, state: JSON.parse(state), hash, rules };
}

export function pendingAnswers(rows: readonly PendingRow[]): PendingAnswers {
  return new Map(rows.map(([prompt, seat, text, ready]) => [prompt, { seat, text, ready: Boolean(ready) }]));
}

export function storedProgress(row: ProgressRow): Progress {
  const { entries, frozen, touched, listed, teamSees, over, waiting, pending, seats, log } = row;
  return {
    ...{ entries, frozen, touched, over: Boolean(over) },
    rules: { listed: Boolean(listed), teamSees: Boolean(teamSees) },
    waiting: JSON.parse(waiting),
    pending: pendingAnswers(pending),
    seats: seats.map(storedSeat),
    log: log.map((written) => JSON.parse(written)),
  };
}

export function entryRow(match: MatchId, entry: number, written: WrittenEntry) {
  return { match, entry, written: JSON.stringify(written) };
}

/** Who would take a seat. */
export interface Claimant {
  readonly seat: SeatId;
  readonly name: string;
  readonly secret: string;
}

/** What stands against giving a seat to somebody, by all seats of its match. */
export function objection(
  seats: readonly SeatRow[],
  { seat, name, secret }: Claimant,
): Exclude<Claimed, "done"> | undefined {
  const asked = seats.find((one) => one.seat === seat);
  const isOwn = asked?.secret === secret;
  if (!asked || (!isOwn && (asked.secret !== null || asked.computer !== null))) return "seat-taken";
  const key = nameKey(name);
  const namesake = seats.some((one) => one.nameKey === key && one.secret !== secret);
  return namesake ? "name-taken" : undefined;
}

export function isDone(claimed: Claimed): boolean {
  return claimed === "done";
}

export function isMade(made: boolean): boolean {
  return made;
}

export function isThere(value: unknown): boolean {
  return value !== undefined;
}

/** What was asked of a store after it was closed. */
export function closedError(): StoreError {
  return new StoreError("failed", { reason: "closed" });
}
