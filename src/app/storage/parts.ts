import { FORMAT } from "../../core/file/migrations.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Problem } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { finish, type Work } from "../../core/work.ts";
import type { StoredCheckpoint } from "./checkpoints.ts";
import {
  type MatchHead,
  type MatchRecord,
  NOTHING_WRITTEN,
  type PendingRecord,
  RECORD_VERSION,
  readHead,
  readingRecord,
  readPending,
} from "./record.ts";

type Entries = NonNullable<MatchFile["entries"]>;

/** A line of the list of own matches. */
export interface ListedMatch extends MatchHead {
  /** How many entries its log has. */
  readonly entries: number;
}

/** What lies beside the log of a match: all of its record but the entries and what is pending. */
interface StoredHead extends ListedMatch {
  readonly file: Omit<MatchFile, "entries">;
}

/** What is pending and how many entries the log had when it was written: with another log it is void. */
export interface StoredPending extends PendingRecord {
  readonly at: number;
}

/** A match in parts, as it lies on the shelf, so that a key press writes what is pending and a round its entry. */
export interface Parts {
  readonly head: StoredHead;
  readonly pending: StoredPending;
  readonly entries: Entries;
  readonly checkpoints: readonly StoredCheckpoint[];
}

/** Parts as the browser has kept them. */
export interface KeptParts {
  readonly head: unknown;
  readonly pending: unknown;
  readonly entries: readonly unknown[];
  readonly checkpoints: readonly unknown[];
}

export function partsOf(record: MatchRecord): Parts {
  const { file, checkpoints, sealed, drafts, typed, draws, ...head } = record;
  const { entries = [], ...rest } = file;
  return {
    head: { ...head, file: rest, entries: entries.length },
    pending: { at: entries.length, sealed, drafts, typed, draws },
    entries,
    checkpoints,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown): Fields {
  return typeof data === "object" && data !== null ? (data as Fields) : {};
}

/** Whether a head stands for a whole record, as they were kept before version 3. */
function isWhole(head: unknown): boolean {
  const { version } = fieldsOf(head);
  return typeof version === "number" && version < RECORD_VERSION;
}

/** Whether parts were kept in another form than they would be kept now. */
export function isOld({ head }: KeptParts): boolean {
  return isWhole(head) || fieldsOf(fieldsOf(head).file).format !== FORMAT;
}

/** A record from its parts; a damaged or a newer one is refused. */
export function recordFrom(kept: KeptParts): Result<MatchRecord, Problem> {
  return finish(recordIn(kept));
}

/** The same in parts of work. */
export function* recordIn({
  head,
  pending,
  entries,
  checkpoints,
}: KeptParts): Work<Result<MatchRecord, Problem>> {
  if (isWhole(head)) return yield* readingRecord(head);
  const { file, entries: count, ...rest } = fieldsOf(head);
  const told = readHead(head);
  if (!told.ok) return told;
  if (count !== entries.length) return fail({ code: "record-damaged", values: {} });
  const written = fieldsOf(pending).at === entries.length ? readPending(pending) : NOTHING_WRITTEN;
  return yield* readingRecord({ ...rest, ...written, file: { ...fieldsOf(file), entries }, checkpoints });
}

/** A line of a list from the head of a match. */
export function listedFrom(head: unknown): Result<ListedMatch, Problem> {
  const told = readHead(head);
  if (!told.ok) return told;
  const { entries, file } = fieldsOf(head);
  const whole = fieldsOf(file).entries;
  const count = Array.isArray(whole) ? whole.length : Number(entries ?? 0);
  return { ok: true, value: { ...told.value, entries: count } };
}
