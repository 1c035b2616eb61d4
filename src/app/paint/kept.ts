import { deviceNotes } from "../storage/notes.ts";

/** Where the browser keeps how miniatures are painted anew. */
const KEY = "tallyho.paints";

/** What is kept, as a text; null where nothing is. */
export function keptRepaints(): string | null {
  return deviceNotes.get(KEY);
}

/** Keeps a text, or nothing; false where it is not kept. */
export function keepRepaints(text: string | null): boolean {
  return text === null ? deviceNotes.remove(KEY) : deviceNotes.set(KEY, text);
}

/** Whether a note of that name is this one; null names them all. */
export function isRepaints(key: string | null): boolean {
  return key === null || key === KEY;
}
