import type { Problem } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { browserJournal, type Journal, recover } from "./journal.ts";
import { type Library, type Listed, libraryOver } from "./library.ts";
import type { MatchRecord } from "./record.ts";
import { browserShelf } from "./shelf.ts";
import { tellTabs } from "./tabs.ts";
import { noteTrouble, troubleOf } from "./trouble.ts";

let library: Library | undefined;
let journal: Journal | undefined;
let recovered: Promise<void> | undefined;

function own(): Library {
  library ??= libraryOver(browserShelf("tallyho", "matches"), (error) =>
    noteTrouble(error === null ? null : troubleOf(error)),
  );
  return library;
}

function ownJournal(): Journal {
  journal ??= browserJournal();
  return journal;
}

/** What the page before this one had no time to put on the shelf goes there first. */
function whole(): Promise<void> {
  recovered ??= recover(ownJournal(), own());
  return recovered;
}

/** Keeps a match under its id. Where the browser refuses, it stays in memory and the page's banner says so. */
export async function saveMatch(record: MatchRecord): Promise<void> {
  const text = ownJournal().note(record);
  await own().save(record);
  ownJournal().settle(record.id, text);
  tellTabs(record.id);
}

/** A match by its id; `record-missing`, `record-damaged` or `record-newer` when there is none to be read. */
export async function loadMatch(id: string): Promise<Result<MatchRecord, Problem>> {
  await whole();
  return own().load(id);
}

/** Own matches, the latest first; those that can't be read come last. */
export async function listMatches(): Promise<readonly Listed[]> {
  await whole();
  return own().list();
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
