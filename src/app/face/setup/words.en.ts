/** Words of a set-up's switches and tables, in English. */
export const words = {
  "tables.inForce": "Tables in force",
  "tables.ours": "Ours",
  "tables.loaded": (name: string) => `“${name}”`,
  "tables.draft": (name: string) => `${name} (no longer kept here)`,
  "tables.save": "Save ours as a file",
  "tables.load": "Load a file of tables",
  "tables.back": "Back to ours",
  "tables.remove": (name: string) => `Forget “${name}”`,
  "tables.kept": (name: string) => `“${name}” is in force and kept in this browser for the next time.`,
  "tables.page":
    "This browser keeps nothing; the set lasts as long as the page is open, but matches begun with it hold it.",
  "tables.refused": (file: string) => `${file} could not be loaded; nothing has changed.`,
  "tables.unreadable": "The file could not be read; choose it again.",
  "tables.more": (count: number) =>
    `${count} more ${count === 1 ? "cell" : "cells"} would have to be changed.`,
};

export type SetupWords = typeof words;
