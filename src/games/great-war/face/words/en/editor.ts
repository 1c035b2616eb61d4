import { keyed } from "../../../../../face/words/named.ts";
import type { WrittenDate } from "../../date.ts";
import { dateWords, monthWords } from "./date.ts";
import { mats } from "./table/mats.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "Allies", german: "Germans" };

const FIELDS = {
  id: "Name",
  side: "Side",
  type: "Type",
  hex: "Hex",
  facing: "Nose",
  altitude: "Altitude (m)",
  speed: "Speed (MP)",
  bombs: "Loaded with bombs",
  kind: "Kind",
  hidden: "Hidden within (hexes)",
  hexes: "Hexes",
  worth: "Points",
};

const TABLE: Readonly<Record<string, string>> = {
  "board.columns": "Columns of hexes",
  "board.rows": "Rows of hexes",
  "front.german": "German trenches, row",
  "front.allied": "Allied trenches, row",
  front: "Trenches",
  "wind.facing": "Wind blows to",
  "wind.strength": "Wind, hexes a turn",
  date: "Date",
  turns: "Turns at most",
};

const TARGETS = {
  bomb: "to be bombed",
  photo: "to be photographed",
  spot: "to be ranged by artillery",
  road: "a road to be strafed",
  trench: "trenches to be strafed",
};

const PRICES = {
  kill: "a single-seater",
  twoSeater: "a two-seater",
  balloon: "a balloon",
  home: "an aircraft that comes home after trying its task",
  escape: "an aircraft that gets home",
};

interface Man {
  /** 0: the pilot. */
  readonly man: number;
}

function man({ man: seat }: Man): string {
  return seat === 0 ? "Pilot" : "Observer";
}

interface Figures {
  readonly min: number;
  readonly max: number;
  readonly schedule: string;
  readonly damage: number;
  readonly ceiling: number;
  readonly guns: string;
}

/** Words of the set-up editor. */
export const words = {
  ...mats,
  side: ({ side }: { readonly side: string }) => SIDES[side] ?? side,
  facing: ({ clock }: { readonly clock: number }) => `${clock} o'clock`,
  metres: ({ metres }: { readonly metres: number }) => `${metres} m`,
  count: ({ count }: { readonly count: number }) => `${count} aircraft`,
  aircraft: ({ count }: { readonly count: number }) => `Aircraft ${count}`,
  ground: ({ count }: { readonly count: number }) => `Guns and targets ${count}`,
  table: "Board and rules",
  all: "Aircraft",
  add: ({ side }: { readonly side: string }) => `Add to the ${SIDES[side] ?? side}`,
  "no-aircraft": "Nobody here yet. Add an aircraft or a balloon, then drag it to its hex.",
  "own-tables": ({ name }: { readonly name: string }) => `Figures of the tables “${name}”.`,
  place: ({
    hex,
    clock,
    altitude,
  }: {
    readonly hex: string;
    readonly clock: number;
    readonly altitude: string;
  }) => `hex ${hex}, ${clock} o'clock, ${altitude} m`,
  "row-field": ({ row, field }: { readonly row: string; readonly field: keyof typeof FIELDS | null }) =>
    field === null ? row : `${row}, ${FIELDS[field]}`,
  "table-field": ({ field }: { readonly field: string }) => TABLE[field] ?? "Points",
  ...keyed("field", FIELDS),
  "field.columns": "Columns of hexes",
  "field.rows": "Rows of hexes",
  "field.front": ({ side }: { readonly side: "allied" | "german" }) =>
    `${side === "allied" ? "Allied" : "German"} trenches: row, or a row for each column`,
  "field.wind": "Wind blows to",
  "field.strength": "Wind, hexes a turn",
  "field.date": "Date (1917-04-09)",
  "field.turns": "Turns at most",
  "usual-speed": "two below top speed",
  usual: "as usual",
  endless: "no limit",
  "not-hidden": "not hidden",
  "bombs-help": "Slower, clumsier and climbing worse until they are dropped.",
  "crew.name": (seat: Man) => `${man(seat)}: name`,
  "crew.kills": (seat: Man) => `${man(seat)}: victories`,
  "crew.novice": (seat: Man) => `${man(seat)} is a novice`,
  "crew.novice-help": "Five victories make an ace, twenty a double ace; a novice has none.",
  "gun.MG": "Machine gun",
  "gun.AA": "Anti-aircraft gun",
  "gun-place": ({ kind, hex }: { readonly kind: string; readonly hex: string }) => `${kind}, hex ${hex}`,
  "hidden-help": "A hidden gun stands somewhere within so many hexes of its own, where dice say.",
  ...keyed("target", TARGETS),
  "target-about": ({ kind, worth }: { readonly kind: keyof typeof TARGETS; readonly worth: string }) =>
    `${TARGETS[kind]}, ${worth} points`,
  "hexes-help":
    "The side is the one that earns the points. Hexes are written one after the other, as 1014 1015; trenches without hexes are the enemy's whole line.",
  "no-guns": "No guns on the ground.",
  "add-gun": "Add a gun",
  "no-targets": "No targets.",
  "add-target": "Add a target",
  board: "The board",
  goal: "How it is won",
  "goals.last-side": "Be the last side in the air",
  "goals.points-left": "Have more points when the turns are over, or none are left to earn (B-82)",
  "goals.points": "Have more points when the turns are over",
  price: ({ side, what }: { readonly side: string; readonly what: keyof typeof PRICES }) =>
    `${SIDES[side] ?? side}: points for ${PRICES[what]}`,
  rules: "Rules in use",
  "term.turns": ({ turns }: { readonly turns: string }) => `Turns at most: ${turns}`,
  "term.date": (date: WrittenDate) => `Date: ${dateWords(date)}`,
  since: (month: Omit<WrittenDate, "day">) => `from ${monthWords(month)}`,
  figures: ({ min, max, schedule, damage, ceiling, guns }: Figures) =>
    `${min}–${max} MP, schedule ${schedule}, ${damage} points, ${ceiling} m; ${guns === "" ? "no gun" : guns}`,
  "pick-about": "Speeds in MP, heights in metres; guns are column and attacks.",
  hint: "Drag an aircraft to its hex, the brass knob to turn it, the wheel while dragging to raise it. Keys: arrows, Q and E, Page Up and Page Down, Delete.",
};
