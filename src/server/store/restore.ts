import { webcrypto } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
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
import { matchesFolder } from "./data-folder.ts";
import { type Named, namedBy } from "./match-names.ts";
import { closeDatabase, DATABASE_FILE, openDatabase } from "./sqlite/open.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";
import type { Store, StoredCheckpoint, StoredMatch } from "./store.ts";
import { StoreError } from "./store.ts";

interface Failed {
  readonly file: string;
  /** Why it is no match that can be played; or another match has its code. */
  readonly fault: FileFault | "code-taken";
}

/** What has become of a folder of match files. */
export interface Restored {
  /** Matches that are in the database now. */
  readonly restored: number;
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

/** Puts a database that is there aside, with its write-ahead log; refuses while a server has it, and one of a later version. */
function setAside(folder: string, now: number): string | undefined {
  if (!existsSync(join(folder, DATABASE_FILE))) return undefined;
  try {
    closeDatabase(openDatabase(folder));
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault === "in-use" || error.fault === "newer") throw error;
  }
  const aside = `${DATABASE_FILE}.before-${now}`;
  for (const end of ["", "-wal", "-journal"]) {
    const from = join(folder, `${DATABASE_FILE}${end}`);
    if (existsSync(from)) renameSync(from, join(folder, `${aside}${end}`));
  }
  return join(folder, aside);
}

async function read(folder: string, name: string, named: Named): Promise<Result<Found, FileFault>> {
  const path = join(folder, name);
  const text = textOfBytes(await readFile(path));
  const document = text.ok ? parseFile(text.value) : text;
  if (!document.ok) return document;
  return ok({ name, named, document: document.value, modified: Math.trunc((await stat(path)).mtimeMs) });
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

/** Puts a match into a store, with free seats: who had them is in no file. */
async function put(store: Store, { named, document, modified }: Found, match: Match): Promise<boolean> {
  const { entries = [], checkpoints: _, seal: __, ...header } = document;
  const stored: Omit<StoredMatch, "entries"> = {
    id: named.id,
    code: named.code,
    header,
    rules: { listed: false, teamSees: false },
    over: now(match).outcome !== undefined,
    frozen: null,
    waiting: { typed: [], draws: [] },
    created: modified,
    touched: modified,
  };
  const seats = match.seats.map(({ id }) => ({
    ...{ seat: id, name: null, secret: null, computer: null, handover: null },
  }));
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

/**
 * Rebuilds the database of a data folder from the match files beside it; what was there before is put aside. Sealed answers
 * that waited, seats and who listed a table are not in those files. Rejects with a `StoreError`.
 */
export async function restore(folder: string, games: readonly GameEntry[]): Promise<Restored> {
  const before = setAside(folder, Date.now());
  const matches = matchesFolder(folder);
  const failed: Failed[] = [];
  const found: Found[] = [];
  for (const name of existsSync(matches) ? (await readdir(matches)).toSorted() : []) {
    const named = namedBy(name);
    const document = named && (await read(matches, name, named));
    if (document?.ok) found.push(document.value);
    else if (document) failed.push({ file: name, fault: document.error });
  }
  const store = SqliteStore.open(folder);
  let restored = 0;
  try {
    for (const one of longest(found)) {
      const match = await folded(one, games);
      if (!match.ok) failed.push({ file: one.name, fault: match.error });
      else if (await put(store, one, match.value)) restored += 1;
      else failed.push({ file: one.name, fault: "code-taken" });
    }
  } finally {
    await store.close();
  }
  return { restored, failed, before };
}
