import { listed } from "../../../../core/text.ts";
import type { Options, Sequence } from "../../../../games/great-war/setup.ts";

/** A switch that is on or off. */
export type Flag = Exclude<keyof Options, "sequence">;

interface Switched {
  readonly name: string;
  readonly help: string;
}

const SWITCHED: Readonly<Record<Flag, Switched>> = {
  continued: {
    name: "Continued movement",
    help: "Hexsides turned in the last hex of a move still count in the first hex of the next.",
  },
  maneuvers: {
    name: "Special maneuvers",
    help: "Sideslip, barrel roll, Immelmann, split-S, loop and falling leaf for nimble single-seaters.",
  },
  energy: {
    name: "Energy",
    help: "A dive of 100 m or more gives 1 MP for the next turn, a climb of 100 m or more takes 1.",
  },
  wind: {
    name: "Wind",
    help: "Everything in the air drifts at the end of a turn, if the battle has a wind.",
  },
  archie: { name: "Archie", help: "Anti-aircraft fire over the front and behind it." },
  rearGun: {
    name: "Rear gun of the F.E.2b",
    help: "The observer has a second gun that fires backwards over the upper wing.",
  },
  woundedObservers: {
    name: "Wounded observers",
    help: "An observer who is hit may be wounded only and goes on with his work as best he can.",
  },
  survivors: {
    name: "Survivors count",
    help: "Who bails out is followed to the ground; from July 1918 Germans have parachutes.",
  },
  capture: {
    name: "Capture",
    help: "Airmen who come down alive are captured or not, by die and by the place where they land.",
  },
  arc120: {
    name: "Wide arc of fire",
    help: "Front guns bear on the whole forward 120°, 7 hexes and 250 m far, not on the row of hexes alone.",
  },
};

const SEQUENCE: Readonly<Record<Sequence, Switched>> = {
  initiative: {
    name: "By initiative",
    help: "All roll; who rolls less moves first, and tailers move right behind their targets.",
  },
  alternating: {
    name: "Sides in turn",
    help: "As in the base game: all of one side move and fire, then all of the other.",
  },
  plotted: {
    name: "Plotted at the same time",
    help: "Our own rule, from no book: all write their moves sealed, and they are flown together in the order of their MP.",
  },
};

/** Words of the set-up of the hex dogfight, in English. */
export const words = {
  options: () => "Options",
  sequence: () => "Order of movement",
  "sequence.name": (sequence: Sequence) => SEQUENCE[sequence].name,
  "sequence.help": (sequence: Sequence) => SEQUENCE[sequence].help,
  "option.name": (option: Flag) => SWITCHED[option].name,
  "option.help": (option: Flag) => SWITCHED[option].help,

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
