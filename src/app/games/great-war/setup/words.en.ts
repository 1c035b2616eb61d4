import { listed } from "../../../../core/text.ts";

/** Words of the set-up of the hex dogfight, in English. */
export const words = {
  options: () => "Options",

  tables: () => "Tables",
  "tables.note": () =>
    "The base game belongs to its publisher. The damage table, the aircraft chart, critical hits, deflection and the costs of maneuvers here are our own tables, not the publisher's.",
  "tables.how": () =>
    "If you own the printed game: save our tables as a file, put its figures in with any text editor, give the set a name of its own and load the file here. It stays in this browser and goes with every match that uses it.",
  "tables.inForce": () => "Tables in force",
  "tables.ours": () => "Ours",
  "tables.ours.hint": (aircraft: number) => `They come with Tallyho: ${aircraft} types.`,
  "tables.loaded": (name: string) => `“${name}”`,
  "tables.loaded.hint": (aircraft: number, range: number) =>
    `From a file: ${aircraft} types, guns reach ${range} hexes.`,
  "tables.lacks": (types: readonly string[]) =>
    `This battle needs types that are missing in it: ${listed(types, "and")}.`,
  "tables.draft": (name: string) => `${name} (no longer kept here)`,
  "tables.save": () => "Save ours as a file",
  "tables.load": () => "Load a file of tables",
  "tables.back": () => "Back to ours",
  "tables.remove": (name: string) => `Forget “${name}”`,
  "tables.kept": (name: string) => `“${name}” is in force and kept in this browser for the next time.`,
  "tables.page": () =>
    "This browser keeps nothing; the set lasts as long as the page is open, but matches begun with it hold it.",
  "tables.refused": (file: string) => `${file} could not be loaded; nothing has changed.`,
  "tables.unreadable": () => "The file could not be read; choose it again.",
  "tables.foreign": () =>
    "This is no set of tables: it has neither a damage table nor aircraft. Start from the file that “Save ours as a file” writes.",
  "tables.more": (count: number) =>
    `${count} more ${count === 1 ? "cell" : "cells"} would have to be changed.`,
};

export type SetupWords = typeof words;
