import { webcrypto } from "node:crypto";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { secureDice } from "../../core/dice/dice.ts";
import { textOfBytes } from "../../core/file/bytes.ts";
import type { FileFault } from "../../core/file/fault.ts";
import { parseFile } from "../../core/file/file.ts";
import { resumeFile } from "../../core/file/resume.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import { type Match, now } from "../../core/match/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { HANDOVER_LENGTH } from "../../protocol/limits.ts";
import { NOTHING_WAITS, TABLE_SEAT } from "../matches/round.ts";
import { hashOf, newCode } from "../matches/secrets.ts";
import { matchesFolder } from "../store/data-folder.ts";
import { removeHolder } from "../store/holder.ts";
import { type Named, namedBy } from "../store/match-names.ts";
import { storeError } from "../store/sqlite/faults.ts";
import { closeDatabase, DATABASE_FILE, openDatabase } from "../store/sqlite/open.ts";
import { SqliteStore } from "../store/sqlite/sqlite-store.ts";
import {
  type Store,
  type StoredCheckpoint,
  type StoredMatch,
  type StoredSeat,
  StoreError,
} from "../store/store.ts";

/** How long the codes are good by which hosts come to their tables again: a club meets once a week. In milliseconds. */
const LIFETIME = 14 * 24 * 3_600_000;

interface Failed {
  readonly file: string;
  /** Why it is no match that can be played; or another match has its code. */
  readonly fault: FileFault | "code-taken";
}

/** A table whose match goes on. */
interface OpenTable {
  /** Id of its game. */
  readonly game: string;
  readonly code: string;
  /** By what one becomes its host, once. */
  readonly handover: string;
}

/** What has become of a folder of match files. */
export interface Restored {
  /** Matches that are in the database now; none: it is as it was. */
  readonly restored: number;
  /** Those of them that go on. */
  readonly open: readonly OpenTable[];
  /** Until when their hosts may come, in milliseconds since 1970. */
  readonly until: number;
  /** Files of which nothing could be made. */
  readonly failed: readonly Failed[];
  /** Where the database is now that was there before; undefined: there was none. */
  readonly before: string | undefined;
}

/** A match file and what its name tells. */
interface Found {
  readonly name: string;
  readonly named: Named;
  readonly document: MatchFile;
  readonly modified: number;
}

function unknownGame(game: string, games: readonly GameEntry[]): FileFault {
  const values = { game, games: games.map(({ meta }) => meta.id) };
  return { entry: null, problems: [{ prompt: null, code: "game-unknown", values }] };
}

/** Refuses a folder that a server has, and a database of a later version. */
function expectOurs(folder: string): void {
  if (!existsSync(join(folder, DATABASE_FILE))) return;
  try {
    const database = openDatabase(folder);
    removeHolder(folder);
    closeDatabase(database);
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault === "in-use" || error.fault === "newer") throw error;
  }
}

/** Moves a database, with what of it is in files beside it. */
function move(from: string, to: string): void {
  for (const end of ["", "-wal", "-journal"])
    if (existsSync(`${from}${end}`)) renameSync(`${from}${end}`, `${to}${end}`);
}

/** Puts a database that is there aside; where it is then. */
function setAside(folder: string, now: number): string | undefined {
  const path = join(folder, DATABASE_FILE);
  expectOurs(folder);
  if (!existsSync(path)) return undefined;
  const aside = `${path}.before-${now}`;
  move(path, aside);
  return aside;
}

/** A file that can't be read. */
function unreadable(file: string, { code, message }: NodeJS.ErrnoException): FileFault {
  const problem =
    code === "EISDIR"
      ? { code: "file-folder", values: { file } }
      : { code: "file-unreadable", values: { file, detail: code ?? message } };
  return { entry: null, problems: [{ prompt: null, ...problem }] };
}

async function read(folder: string, name: string, named: Named): Promise<Result<Found, FileFault>> {
  const path = join(folder, name);
  try {
    const text = textOfBytes(await readFile(path));
    const document = text.ok ? parseFile(text.value) : text;
    if (!document.ok) return document;
    return ok({ name, named, document: document.value, modified: Math.trunc((await stat(path)).mtimeMs) });
  } catch (error) {
    return fail(unreadable(name, error as NodeJS.ErrnoException));
  }
}

async function folded({ document }: Found, games: readonly GameEntry[]): Promise<Result<Match, FileFault>> {
  const entry = findGame(games, document.game);
  if (!entry) return fail(unknownGame(document.game, games));
  const game = await entry.load(document.config);
  const live = secureDice((blank) => webcrypto.getRandomValues(blank));
  const opened = resumeFile(game, document, live);
  return opened.ok ? ok(opened.value.match) : opened;
}

function checkpointOf({ checkpoints }: MatchFile): StoredCheckpoint | undefined {
  const latest = checkpoints?.at(-1);
  if (!latest) return undefined;
  const { entry, state, hash, rules } = latest;
  return { entries: entry + 1, state, hash, rules };
}

/** Puts a match into a store, with free seats: who had them is in no file. Its host is who gives a code. */
async function put(
  store: Store,
  { named, document, modified }: Found,
  match: Match,
  host: StoredSeat["handover"],
): Promise<boolean> {
  const { entries = [], checkpoints: _, seal: __, ...header } = document;
  const stored: Omit<StoredMatch, "entries"> = {
    id: named.id,
    code: named.code,
    header,
    rules: { listed: false, teamSees: false },
    over: now(match).outcome !== undefined,
    frozen: null,
    waiting: NOTHING_WAITS,
    created: modified,
    touched: modified,
  };
  const free = (seat: string, handover: StoredSeat["handover"] = null): StoredSeat => ({
    ...{ seat, name: null, secret: null, computer: null, handover },
  });
  const seats = [...match.seats.map(({ id }) => free(id)), free(TABLE_SEAT, host)];
  return store.create(stored, entries, seats, checkpointOf(document));
}

/** Of two files of one match, as a crash between writing one and removing the other leaves them, the one with more entries. */
function longest(found: readonly Found[]): readonly Found[] {
  const length = ({ document }: Found) => document.entries?.length ?? 0;
  const byId = new Map<string, Found>();
  for (const one of found) {
    const other = byId.get(one.named.id);
    if (!other || length(one) >= length(other)) byId.set(one.named.id, one);
  }
  return [...byId.values()];
}

/** The match files of a folder, as far as they can be read. */
async function foundIn(matches: string): Promise<{ readonly found: Found[]; readonly failed: Failed[] }> {
  const failed: Failed[] = [];
  const found: Found[] = [];
  for (const name of existsSync(matches) ? (await readdir(matches)).toSorted() : []) {
    const named = namedBy(name);
    const document = named && (await read(matches, name, named));
    if (document?.ok) found.push(document.value);
    else if (document) failed.push({ file: name, fault: document.error });
  }
  if (found.length + failed.length === 0) throw new StoreError("no-matches", { folder: matches });
  return { found, failed };
}

type Filled = Pick<Restored, "restored" | "open" | "failed">;

/** Puts matches into a store that is empty. */
async function fill(
  store: Store,
  found: readonly Found[],
  { games, until }: { readonly games: readonly GameEntry[]; readonly until: number },
): Promise<Filled> {
  const [open, failed]: [OpenTable[], Failed[]] = [[], []];
  let restored = 0;
  for (const one of longest(found)) {
    const match = await folded(one, games);
    const handover = newCode(HANDOVER_LENGTH);
    const isPut = match.ok && (await put(store, one, match.value, { code: hashOf(handover), until }));
    if (!match.ok) failed.push({ file: one.name, fault: match.error });
    else if (!isPut) failed.push({ file: one.name, fault: "code-taken" });
    else {
      restored += 1;
      const { game, code } = one.named;
      if (!now(match.value).outcome) open.push({ game, code, handover });
    }
  }
  return { restored, open, failed };
}

async function rebuilt(folder: string, games: readonly GameEntry[], at: number): Promise<Restored> {
  expectOurs(folder);
  const { found, failed } = await foundIn(matchesFolder(folder));
  const until = at + LIFETIME;
  // In a folder of its own: the database that is there is touched once a whole one can take its place.
  const made = mkdtempSync(join(folder, "restored-"));
  try {
    const store = SqliteStore.open(made);
    const filled = await fill(store, found, { games, until }).finally(() => store.close());
    const told = { ...filled, until, failed: [...failed, ...filled.failed] };
    if (filled.restored === 0) return { ...told, before: undefined };
    const before = setAside(folder, at);
    move(join(made, DATABASE_FILE), join(folder, DATABASE_FILE));
    return { ...told, before };
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Rebuilds the database of a data folder from the match files beside it; what was there before is put aside. Sealed answers
 * that waited, who had which seat, who was the host and who listed a table are not in those files. Rejects with a `StoreError`.
 */
export async function restore(
  folder: string,
  games: readonly GameEntry[],
  at = Date.now(),
): Promise<Restored> {
  try {
    return await rebuilt(folder, games, at);
  } catch (error) {
    throw storeError(error, { folder });
  }
}
