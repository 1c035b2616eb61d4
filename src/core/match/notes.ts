import { itemAt } from "../item-at.ts";
import type { Entry, TakeBack, Unsealing } from "./entry.ts";

/** An entry that made no moment, and which of the log it is. Everybody at a table may know it. */
export type Note = (TakeBack | Unsealing) & { readonly at: number };

/** The notes of a log from its entry `first` on. */
export function notesFrom(entries: readonly Entry[], first: number): readonly Note[] {
  const notes: Note[] = [];
  for (let at = first; at < entries.length; at++) {
    const entry = entries[at];
    if (entry?.kind === "take-back" || entry?.kind === "unseal") notes.push({ ...entry, at });
  }
  return notes;
}

/** A round of which nothing is known, since it was taken back or played by older rules. */
export const GONE: Entry = { kind: "round", answers: new Map(), rolls: [], draws: [] };

function entryOf({ at: _, ...entry }: Note): Entry {
  return entry;
}

/**
 * The part of a log from its entry `first` to the `length`th, by its notes and the rounds of it that stand; and which entries
 * these rounds are. What else was played there was taken back.
 */
export function logOf(
  {
    first,
    length,
    notes,
  }: { readonly first: number; readonly length: number; readonly notes: readonly Note[] },
  rounds: readonly Entry[],
): { readonly entries: readonly Entry[]; readonly places: readonly number[] } {
  const known = new Map(notes.map((note) => [note.at, note]));
  const places: number[] = [];
  const entries: Entry[] = [];
  for (let at = first; at < length; at++) {
    const note = known.get(at);
    entries.push(note ? entryOf(note) : GONE);
    if (!note) places.push(at);
    else if (note.kind === "take-back") places.length = Math.max(0, places.length - note.count);
  }
  for (const [nth, at] of places.entries()) entries[at - first] = itemAt(rounds, nth);
  return { entries, places };
}
