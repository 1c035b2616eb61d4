import type { Problem } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { type Library, type Listed, libraryOver } from "./library.ts";
import type { MatchRecord } from "./record.ts";
import { browserShelf } from "./shelf.ts";
import { noteTrouble, troubleOf } from "./trouble.ts";

let library: Library | undefined;

function own(): Library {
  library ??= libraryOver(browserShelf(), (error) => noteTrouble(error === null ? null : troubleOf(error)));
  return library;
}

/** Keeps a match under its id. Where the browser refuses, it stays in memory and the page's banner says so. */
export function saveMatch(record: MatchRecord): Promise<void> {
  return own().save(record);
}

/** A match by its id; `record-missing`, `record-damaged` or `record-newer` when there is none to be read. */
export function loadMatch(id: string): Promise<Result<MatchRecord, Problem>> {
  return own().load(id);
}

/** Own matches, the latest first; those that can't be read come last. */
export function listMatches(): Promise<readonly Listed[]> {
  return own().list();
}

export function deleteMatch(id: string): Promise<void> {
  return own().remove(id);
}

/** A name for a new match: 12 letters and digits. */
export function newMatchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}
