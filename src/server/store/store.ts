import type { MatchFile, WrittenEntry } from "../../core/file/schema.ts";
import type { PromptId, SeatId } from "../../core/game.ts";

/** Id of a match: random, never shown. */
export type MatchId = string;

/** What stands before the entries of a match file. */
export type Header = Omit<MatchFile, "entries" | "seal" | "checkpoints">;

/** What a host may choose for a table. */
export interface TableRules {
  /** It stands in the list of open tables; else one needs its code. */
  readonly listed: boolean;
  /** Players of a side see one another's sealed orders before the reveal. */
  readonly teamSees: boolean;
}

/** How a match stood after its latest checkpoint. */
export interface StoredCheckpoint {
  /** Entries before it. */
  readonly entries: number;
  readonly state: unknown;
  readonly hash: string;
  readonly rules: number;
}

/** What waits in the open round beside its answers. */
export interface Waiting {
  /** Faces of real dice that were typed in so far, and those drawn in secret. */
  readonly typed: readonly number[];
  readonly draws: readonly number[];
  /** A take-back that was asked for, and who has agreed. */
  readonly takeBack?: TakeBackAsked | undefined;
}

export interface TakeBackAsked {
  readonly count: number;
  readonly by: SeatId;
  readonly agreed: readonly SeatId[];
}

/** A match as the store keeps it, without its log. */
export interface StoredMatch {
  readonly id: MatchId;
  /** Five letters by which one joins; unique. */
  readonly code: string;
  readonly header: Header;
  readonly rules: TableRules;
  /** Entries of its log. */
  readonly entries: number;
  readonly over: boolean;
  /** Why nothing can be played in it any more: a fault of the program, in one line. */
  readonly frozen: string | null;
  readonly waiting: Waiting;
  /** When it was put here, and when its log last grew, in milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
}

/** An answer that waits for the others of its round. */
export interface PendingAnswer {
  readonly seat: SeatId;
  /** In canonical spelling. */
  readonly text: string;
  /** Handed in by its seat; a sealed one that is not may still be changed. */
  readonly ready: boolean;
}

export type PendingAnswers = ReadonlyMap<PromptId, PendingAnswer>;

/** Who has a seat. */
export interface StoredSeat {
  readonly seat: SeatId;
  /** What its player is called; null: it is free, or a computer has it. */
  readonly name: string | null;
  /** SHA-256 of the secret that its player's device keeps, in hexadecimal digits; null: nobody has it. */
  readonly secret: string | null;
  /** Id of the computer player that answers for it. */
  readonly computer: string | null;
  /** SHA-256 of the code by which another device may take it over once, and until when, in milliseconds since 1970. */
  readonly handover: { readonly code: string; readonly until: number } | null;
}

/** What is to be changed of the open round, in one transaction: first the entry, then what is dropped, then what is put. */
export interface Change {
  /** Answers to keep, in place of those of the same prompts; beside an entry, what of the round goes on behind it. */
  readonly put?: PendingAnswers | undefined;
  /** Prompts whose answers are dropped. */
  readonly drop?: readonly PromptId[] | undefined;
  readonly waiting?: Waiting | undefined;
  /** The entry that ends the round: every pending answer goes with it, and what waits. */
  readonly entry?: WrittenEntry | undefined;
  /** Whether the match is over with that entry; left out: it is not. */
  readonly over?: boolean | undefined;
  /** How the match stands after that entry, in place of the checkpoint before. */
  readonly checkpoint?: StoredCheckpoint | undefined;
}

/** What a change is decided by: how the round stands, read under the lock that the change is made under. */
export interface OpenRound {
  readonly pending: PendingAnswers;
  readonly waiting: Waiting;
}

/**
 * `done`: it is kept, on the disk. `stale`: the log has another number of entries, or there is no such match, so nothing was
 * changed. `frozen`: nothing can be changed any more. `nothing`: all was so already.
 */
export type Changed = "done" | "stale" | "frozen" | "nothing";

/** Whether somebody else has what was asked for: the seat (or a computer has it, or there is none), or the name at that table. */
export type Claimed = "done" | "seat-taken" | "name-taken";

/** Windows that are at a table. */
export interface Windows {
  /** Seats that have one. */
  readonly seats: readonly SeatId[];
  readonly spectators: number;
  /** Those that neither have a seat nor count as spectators. */
  readonly screens: number;
}

/** Which windows are at a table by what the servers on one store have told, of each seat the newest. */
export interface WindowsTold {
  readonly here: Windows;
  readonly elsewhere: Windows;
}

/** What changes of a match while it is played, as of one moment. */
export interface Progress
  extends Pick<StoredMatch, "rules" | "entries" | "over" | "frozen" | "touched">,
    OpenRound {
  readonly seats: readonly StoredSeat[];
  /** Entries of its log from the number on that was asked for. */
  readonly log: readonly WrittenEntry[];
  /** Left out: no other server has this store. */
  readonly windows?: WindowsTold | undefined;
}

/** How far the log of a match has come. */
export type LogLength = Pick<StoredMatch, "id" | "code" | "entries" | "over">;

export type ChangeListener = (id: MatchId, entries: number) => void;

/** Where a server keeps its matches. Every promise is settled after what it did is on the disk; it rejects with a `StoreError`. */
export interface Store {
  /**
   * A new match with its log so far and its seats, and the checkpoint that its log begins at where it can't be read without.
   * False: its code is taken.
   */
  create(
    match: Omit<StoredMatch, "entries">,
    entries: readonly WrittenEntry[],
    seats: readonly StoredSeat[],
    checkpoint?: StoredCheckpoint,
  ): Promise<boolean>;
  matchById(id: MatchId): Promise<StoredMatch | undefined>;
  matchByCode(code: string): Promise<StoredMatch | undefined>;
  /** Matches that are listed, not over and not frozen, the latest first. */
  listed(most: number): Promise<readonly StoredMatch[]>;
  /** How far the log of every match has come. */
  lengths(): Promise<readonly LogLength[]>;
  /** Entries from a number on. */
  entries(id: MatchId, since: number): Promise<readonly WrittenEntry[]>;
  checkpoint(id: MatchId): Promise<StoredCheckpoint | undefined>;
  /** How a match stands, with the entries of its log from a number on. */
  progress(id: MatchId, since: number): Promise<Progress | undefined>;
  /**
   * Changes the open round of a match whose log has `at` entries. `decide` is called under the match's lock with how the round
   * stands; what it returns is made whole or not at all. It must be quick and must not wait; when it throws, nothing is changed
   * and the promise rejects with what it threw. Where another process was faster it is called again with what that one left:
   * what it returned last counts.
   */
  change(id: MatchId, at: number, decide: (standing: OpenRound) => Change | undefined): Promise<Changed>;
  /** Nothing can be played in it any more, and why. */
  freeze(id: MatchId, why: string): Promise<void>;
  setRules(id: MatchId, rules: TableRules): Promise<void>;
  /**
   * Gives a seat that nobody has to a player; who has its secret already has it still, by the name that he gives now. Names are
   * compared without regard to case, and one who has several seats has one name. Its newest window is at this server then.
   */
  claim(id: MatchId, seat: SeatId, name: string, secret: string): Promise<Claimed>;
  /**
   * Frees a seat, or gives it to a computer player; a player who has it keeps it where `keep` says so (he lends it, or takes it
   * back), else it is his no more, nor that of whom he offered it to.
   */
  seatComputer(id: MatchId, seat: SeatId, computer: string | null, keep: boolean): Promise<void>;
  /** A code by which another device may take a seat over once; a seat that nobody has is not offered. */
  offerHandover(id: MatchId, seat: SeatId, code: string, until: number): Promise<void>;
  /**
   * Takes a seat over with such a code: the secret of the other device is worth nothing any more, and the newest window is at
   * this server. Undefined: no such code, or too late.
   */
  takeOver(id: MatchId, code: string, now: number, secret: string): Promise<SeatId | undefined>;
  /**
   * Tells the other servers on this store which windows are at a table here; a newer window of a seat elsewhere stays the one
   * that counts. A server that gives no sign of life is taken to have none. Left out: no other server has this store.
   */
  attend?(id: MatchId, here: Windows): Promise<void>;
  /**
   * Told of a new match, and whenever something of one has changed, its log, its round, its seats or how it is played, by this
   * process or another, with the number of its entries; returns how to hear no more.
   */
  onChange(listener: ChangeListener): () => void;
  /** A whole copy as of now, while all goes on, into a file that is not there yet. */
  backup(file: string): Promise<void>;
  /** Waits for what is in hand, and lets go of the database. */
  close(): Promise<void>;
}

/**
 * Why a store could not do what was asked of it, with the values that its `StoreError` has:
 *
 * - `in-use`: another server has the folder; `pid`, `host` and `since` (milliseconds since 1970) where it has written them down
 * - `not-writable`, `disk-full`: `folder` or `file`, where it was known
 * - `unreachable`: the database server does not answer, or lets nobody in
 * - `newer`: of a later version of the program; `version`, and the latest `known`
 * - `not-ours`: no database of this program
 * - `spoiled`: the database is damaged; it can be restored from the match files
 * - `file-exists`: a copy is not written over a `file`
 * - `pg-dump`: a Postgres database is copied by its own program
 * - `no-database`: there is none in the `folder`, so that nothing can be copied
 * - `no-matches`: there is no match file in the `folder`, so that nothing can be restored
 * - `silent`: the server that has the `folder` does not answer at `url`
 * - `failed`: anything else
 */
export type StoreFault =
  | "in-use"
  | "not-writable"
  | "disk-full"
  | "unreachable"
  | "newer"
  | "not-ours"
  | "spoiled"
  | "file-exists"
  | "pg-dump"
  | "no-database"
  | "no-matches"
  | "silent"
  | "failed";

/** A store that can't be opened, or can't keep what it was given; the cause has the database's own words. */
export class StoreError extends Error {
  constructor(
    readonly fault: StoreFault,
    readonly values: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
