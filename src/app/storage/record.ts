import { z } from "zod/mini";
import type { FileFault } from "../../core/file/fault.ts";
import { reading } from "../../core/file/file.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Problem, PromptId, SeatId, Spawn } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { finish, type Work } from "../../core/work.ts";
import { readCheckpoints, type StoredCheckpoint } from "./checkpoints.ts";
import { scenarioOf } from "./scenario-of.ts";

/** The version of stored records that is written now. */
export const RECORD_VERSION = 3;

const texts = z.array(z.readonly(z.tuple([z.string(), z.string()])));

const battleOf = z.object({
  match: z.string(),
  title: z.string(),
  game: z.string(),
  prompt: z.string(),
  moment: z.int(),
  entries: z.int(),
  spawn: z.object({ battle: z.string(), values: z.record(z.string(), z.unknown()) }),
});

const head = z.object({
  version: z.literal(RECORD_VERSION),
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  game: z.string(),
  /** Id of the scenario; null for a set-up written by hand. */
  scenario: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  created: z.number(),
  updated: z.number(),
  /** Names of the people who play, by seat. */
  players: z.record(z.string(), z.string()),
  /** Ids of the computer players that have a seat, by seat. */
  computers: z.record(z.string(), z.string()),
  over: z.boolean(),
  turn: z.optional(z.int()),
  untouched: z.optional(z.boolean()),
  standing: z.optional(z.record(z.string(), z.array(z.string()))),
  battleOf: z.optional(battleOf),
  branch: z.optional(z.string()),
});

const faces = z.array(z.int());
const pending = z.object({ sealed: texts, drafts: texts, typed: faces, draws: faces });

const schema = z.extend(head, {
  ...pending.shape,
  file: z.unknown(),
  checkpoints: z.optional(z.array(z.unknown())),
});

/** What has been written for the open round and is not in the log yet. */
export interface PendingRecord {
  /** Answers sealed so far in the open round, of every seat that plays on this device. */
  readonly sealed: readonly (readonly [string, string])[];
  /** Answers being written. */
  readonly drafts: readonly (readonly [string, string])[];
  /** Faces of real dice typed in so far for the round that is being resolved. */
  readonly typed: readonly number[];
  /** Faces drawn in secret so far for that round. */
  readonly draws: readonly number[];
}

export const NOTHING_WRITTEN: PendingRecord = { sealed: [], drafts: [], typed: [], draws: [] };

/** Ids of the answers that stand for the whole match, by the seat that gave them on this device. */
export type SeatAnswers = Readonly<Record<SeatId, readonly string[]>>;

/** The battle of a campaign that a match fights. */
export interface BattleOf {
  /** Id of the campaign's match on this device. */
  readonly match: string;
  /** What the campaign is called. */
  readonly title: string;
  /** Id of the campaign's game. */
  readonly game: string;
  readonly prompt: PromptId;
  /** The campaign's moment that asks for the battle, and how many entries its log had then. */
  readonly moment: number;
  readonly entries: number;
  readonly spawn: Spawn;
}

/** What a list shows of a match. */
export interface MatchHead {
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly created: number;
  readonly updated: number;
  readonly players: Readonly<Record<SeatId, string>>;
  readonly computers: Readonly<Record<SeatId, string>>;
  readonly over: boolean;
  /** The turn that it is in; left out where it was kept before turns were counted. */
  readonly turn?: number | undefined;
  /** Nobody has done anything in it yet: it is in no list. */
  readonly untouched?: boolean | undefined;
  readonly standing?: SeatAnswers | undefined;
  readonly battleOf?: BattleOf | undefined;
  /** From which moment on it goes another way than the match that it was branched from, in the words of who did so. */
  readonly branch?: string | undefined;
}

/** A match as this device keeps it: the document, what is pending beside it, and what a list shows of it. */
export interface MatchRecord extends MatchHead, PendingRecord {
  readonly file: MatchFile;
  readonly checkpoints: readonly StoredCheckpoint[];
}

type Stored = { readonly [key: string]: unknown };
type Step = (stored: Stored) => Stored;

/** One step for each version that was ever shipped before the current one, by the version it starts from. */
const STEPS: ReadonlyMap<number, Step> = new Map<number, Step>([
  [1, (record) => ({ ...record, computers: {} })],
  // Since version 3 a record lies in parts, too; put together it is what it was.
  [2, (record) => ({ ...record, draws: [] })],
]);

/** Brings a stored record of any known version to the current one. */
export function migrateRecord(
  stored: Stored,
  steps: ReadonlyMap<number, Step> = STEPS,
  current: number = RECORD_VERSION,
): Result<Stored, Problem> {
  let record = stored;
  let version = stored.version;
  if (typeof version === "number" && version > current) {
    return fail({ code: "record-newer", values: { version, known: current } });
  }
  while (version !== current) {
    const step = typeof version === "number" ? steps.get(version) : undefined;
    if (!step) return fail({ code: "record-damaged", values: {} });
    version = (version as number) + 1;
    record = { ...step(record), version };
  }
  return ok(record);
}

function damaged(): { readonly ok: false; readonly error: Problem } {
  return fail({ code: "record-damaged", values: {} });
}

/** A file of a newer format may be whole; which field of another one is wrong helps nobody who never saw it. */
function newer({ problems }: FileFault): { readonly ok: false; readonly error: Problem } | undefined {
  const found = problems.find(({ code }) => code === "file-format-newer");
  return found && fail(found);
}

/** What a list shows of a kept match, whole or in parts. */
export function readHead(data: unknown): Result<MatchHead, Problem> {
  if (typeof data !== "object" || data === null) return damaged();
  const migrated = migrateRecord(data as Stored);
  if (!migrated.ok) return migrated;
  const read = head.safeParse(migrated.value);
  return read.success ? ok(read.data as MatchHead) : damaged();
}

/** What is pending; nothing where what was kept can't be read. */
export function readPending(data: unknown): PendingRecord {
  const read = pending.safeParse(data);
  return read.success ? read.data : NOTHING_WRITTEN;
}

/** A record from what the browser kept; a damaged or a newer one is refused. */
export function readRecord(data: unknown): Result<MatchRecord, Problem> {
  return finish(readingRecord(data));
}

/** The same in parts. */
export function* readingRecord(data: unknown): Work<Result<MatchRecord, Problem>> {
  if (typeof data !== "object" || data === null) return damaged();
  const migrated = migrateRecord(data as Stored);
  if (!migrated.ok) return migrated;
  const read = schema.safeParse(migrated.value);
  if (!read.success) return damaged();
  const file = yield* reading(read.data.file);
  if (!file.ok) return newer(file.error) ?? damaged();
  const { checkpoints = [], ...kept } = read.data;
  return ok({
    ...(kept as MatchHead & PendingRecord),
    file: file.value,
    checkpoints: readCheckpoints(checkpoints),
  });
}

/** What tells a record apart when it is made. */
export interface NewRecord {
  readonly id: string;
  readonly title: string;
  readonly file: MatchFile;
  readonly players?: Readonly<Record<SeatId, string>>;
  readonly computers?: Readonly<Record<SeatId, string>>;
  readonly over?: boolean;
  readonly turn?: number;
  readonly checkpoints?: readonly StoredCheckpoint[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A record of a match with nothing pending. */
export function newRecord(made: NewRecord): MatchRecord {
  const { id, title, file, players = {}, computers = {}, over = false, turn, checkpoints = [], at } = made;
  return {
    version: RECORD_VERSION,
    id,
    title,
    game: file.game,
    scenario: scenarioOf(file.config),
    created: at,
    updated: at,
    players,
    computers,
    over,
    ...(turn !== undefined && { turn }),
    file,
    checkpoints,
    ...NOTHING_WRITTEN,
  };
}
