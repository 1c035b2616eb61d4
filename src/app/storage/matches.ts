import type { Problem } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { Connection } from "./connection.ts";
import { Journal } from "./journal.ts";
import { browserLogShelf } from "./log-shelf.ts";
import { type Listed, type MatchLibrary, matchLibrary, sortedOut } from "./match-library.ts";
import { type ListedMatch, partsOf, type StoredPending } from "./parts.ts";
import type { MatchRecord } from "./record.ts";
import { retryLater } from "./retry-later.ts";
import { tellHere, tellTabs } from "./tabs.ts";
import { timely } from "./timely.ts";
import { noteTrouble, useStorageTrouble } from "./trouble.ts";

/** Milliseconds after which a browser's storage that does not answer counts as none. */
const PATIENCE = 8000;

let library: MatchLibrary | undefined;
let journal: Journal | undefined;
let recovered: Promise<void> | undefined;

function own(): MatchLibrary {
  if (library) return library;
  const connection = new Connection("tallyho", "matches");
  const shelf = timely(browserLogShelf(connection), PATIENCE, connection.drop);
  library = matchLibrary(shelf, (error) => {
    noteTrouble("matches", error);
    if (error !== null) again();
  });
  return library;
}

function ownJournal(): Journal {
  journal ??= new Journal();
  return journal;
}

/** Keeps what is in memory only as soon as the browser keeps anything again. */
async function retry(): Promise<boolean> {
  for (const { id, entries } of await own().retry()) {
    ownJournal().settleEntries(id, entries);
    tellTabs(id);
  }
  await whole();
  return useStorageTrouble.getState().matches === null;
}

const again = retryLater(retry);

/** What the page before this one had no time to put on the shelf goes there first. */
function whole(): Promise<void> {
  recovered ??= recovering();
  return recovered;
}

async function recovering(): Promise<void> {
  if (ownJournal().unsaved().length === 0) return;
  const { recover } = await import("./recover.ts");
  // What could not be read or kept now is tried again with the next match that is asked for.
  if (!(await recover(ownJournal(), own()))) recovered = undefined;
}

/** Keeps a whole match under its id. Where the browser refuses, it stays in memory and the page's banner says so. */
export async function saveMatch(record: MatchRecord): Promise<void> {
  const { id } = record;
  const text = ownJournal().noteRounds(id, { ...partsOf(record), from: 0 });
  await own().save(record);
  if (!own().lacks(id)) ownJournal().settleRounds(id, text);
  tellTabs(id);
}

let isAsked = false;

/** Once somebody has played something that is worth keeping. */
function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  import("./keep-for-good.ts").then(({ keepForGood }) => keepForGood()).catch(() => undefined);
}

/** What another tab has kept stays; the page reads it and goes on from there. */
function settled(id: string, kept: boolean): void {
  if (kept) tellTabs(id);
  else {
    ownJournal().forget(id);
    tellHere(id);
  }
}

/**
 * Keeps what a match has grown by since its log had `from` entries: true once that is done, or the browser keeps
 * nothing and says so. Where another tab has gone on with it, that stays, and this is false.
 */
export async function appendToMatch(record: MatchRecord, from: number): Promise<boolean> {
  const { id } = record;
  const parts = partsOf(record);
  const text = ownJournal().noteRounds(id, { ...parts, entries: parts.entries.slice(from), from });
  const kept = await own().append(record, from);
  // The next page needs the whole match where this one could not keep it.
  if (kept && own().lacks(id)) ownJournal().noteWhole(id, parts);
  else if (kept) {
    ownJournal().settleRounds(id, text);
    askOnce();
  }
  settled(id, kept);
  return kept;
}

/** Keeps what is written for the open round; `at` is how many entries the log has. */
export async function savePending(id: string, pending: StoredPending): Promise<void> {
  const text = ownJournal().notePending(id, pending);
  const kept = await own().savePending(id, pending);
  if (kept && !own().lacks(id)) ownJournal().settlePending(id, text);
  settled(id, kept);
}

/**
 * A match by its id; `record-missing`, `record-damaged` or `record-newer` when there is none to be read, and
 * `record-unreadable` when the browser does not say.
 */
export async function loadMatch(id: string): Promise<Result<MatchRecord, Problem>> {
  await whole();
  return own().load(id);
}

/** Own matches in which somebody has done something, the latest first; those that can't be read come last. */
export async function listMatches(): Promise<readonly Listed[]> {
  await whole();
  const { touched, forgotten } = sortedOut(await own().list(), Date.now());
  await Promise.all(forgotten.map(deleteMatch));
  return touched;
}

/** Own matches in which battles of a campaign are fought, the latest first; those too in which nobody has done anything yet. */
export async function battlesOf(campaign: string): Promise<readonly ListedMatch[]> {
  await whole();
  const heads = (await own().list()).flatMap((match) => (match.ok ? [match.value] : []));
  return heads.filter(({ battleOf }) => battleOf?.match === campaign);
}

export function deleteMatch(id: string): Promise<void> {
  ownJournal().forget(id);
  return own().remove(id);
}

/** A name for a new match: 12 letters and digits. */
export function newMatchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}
