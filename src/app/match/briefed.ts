import { deviceNotes } from "../storage/notes.ts";

/** Where the browser keeps which match was told of last. */
const KEY = "tallyho.briefed";

/** Whether somebody here has been told what a match is about. */
export function isBriefed(id: string): boolean {
  return deviceNotes.get(KEY) === id;
}

/** Remembers that somebody has been told what a match is about, or wants to fly at once. */
export function noteBriefed(id: string): void {
  deviceNotes.set(KEY, id);
}
