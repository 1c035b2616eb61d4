import { keyed } from "../../../../../face/words/named.ts";
import type { Weapon } from "../../../data/weapons.ts";
import { sideName } from "../../../words/grammar.en.ts";
import { mats } from "./table/mats.ts";

const GUNS: Readonly<Record<Weapon, string>> = { front: "front", left: "left", right: "right", rear: "rear" };

const FIELDS = {
  id: "Name",
  side: "Side",
  type: "Type",
  x: "Across (″)",
  y: "Up (″)",
  heading: "Clock heading",
  speed: "SPEED",
  level: "Level",
  radius: "Radius (″)",
  bottom: "Lowest level",
  top: "Highest level",
};

interface Place {
  readonly x: string;
  readonly y: string;
  readonly heading: string;
  /** Null: the game is flat. */
  readonly level: number | null;
}

interface Figures {
  readonly engine: number;
  readonly fuselage: number;
  readonly toHit: number;
  readonly weapons: readonly Weapon[];
}

/** Words of the set-up editor. */
export const words = {
  ...mats,
  "side-name": ({ side }: { readonly side: string }) => sideName(side),
  "side-names": ({ sides }: { readonly sides: readonly string[] }) =>
    sides.map((side) => sideName(side)).join(", "),
  "row-field": ({ row, field }: { readonly row: string; readonly field: keyof typeof FIELDS | null }) =>
    field === null ? row : `${row}, ${FIELDS[field]}`,
  aircraft: ({ count }: { readonly count: number }) => `Aircraft ${count}`,
  clouds: ({ count }: { readonly count: number }) => `Clouds ${count}`,
  table: "Table and rules",
  points: ({ points }: { readonly points: number }) => `${points} points`,
  even: "Even: both sides have as many design points.",
  ahead: ({ side, points }: { readonly side: string; readonly points: number }) =>
    `${sideName(side)} is ahead by ${points} design ${points === 1 ? "point" : "points"}.`,
  add: ({ side }: { readonly side: string }) => `Add to ${sideName(side)}`,
  "no-aircraft": "Nobody here yet. Add an aircraft, then drag it to its place.",
  place: ({ x, y, heading, level }: Place) =>
    `${x}″ across, ${y}″ deep, ${heading} o'clock${level === null ? "" : `, level ${level}`}`,
  all: "Aircraft",
  ...keyed("field", FIELDS),
  "field.count": "How many",
  "field.worth": "Points each",
  "field.width": "Width (″)",
  "field.depth": "Depth (″)",
  "field.turns": "Turns at most",
  "field.edge": "Edge",
  usual: ({ level }: { readonly level: number }) => `usual: ${level}`,
  endless: "no limit",
  "term.turns": ({ turns }: { readonly turns: string }) => `Turns at most: ${turns}`,
  hint: "Drag an aircraft to move it, the brass knob to turn it, the wheel while dragging to raise it. Keys: arrows, Q and E, Page Up and Page Down, Delete.",
  "pick-about": "Design points: ENGINE + FUSELAGE + TO-HIT + 2 for each weapon.",
  figures: ({ engine, fuselage, toHit, weapons }: Figures) =>
    `ENGINE ${engine}, FUSELAGE ${fuselage}, TO-HIT ${toHit}; ${weapons.length === 0 ? "no weapon" : weapons.map((one) => GUNS[one]).join(", ")}`,
  cloud: ({ number }: { readonly number: number }) => `Cloud ${number}`,
  "cloud-place": ({ x, y, radius }: { readonly x: string; readonly y: string; readonly radius: string }) =>
    `${x}″ across, ${y}″ deep, radius ${radius}″`,
  "add-cloud": "Add a cloud",
  "no-clouds": "A clear sky. Clouds hide what flies behind them.",
  "cloud-levels": "Levels left empty: from the lowest to the highest.",
  size: "The table",
  mat: "Mat",
  "mat.channel-coast": "Channel coast",
  "mat.open-sea": "Open sea",
  "mat.kent-fields": "Fields of Kent",
  "mat.desert": "Desert",
  "mat.pacific-atoll": "Pacific atoll",
  sides: "The sides",
  "first-side": "First side",
  "second-side": "Second side",
  goal: "How it is won",
  "goals.last-side": "Be the last side on the table",
  "goals.first-kill": "Bring down the first enemy",
  "goals.most-kills": "Bring down most until time is up",
  "goals.most-damage": "Be the last side, or ahead in damage when time is up",
  "goals.leave": "Leave by an edge",
  "goals.points": "Earn most points until time is up",
  "leave-side": "Who has to leave",
  "edge.left": "left",
  "edge.right": "right",
  "edge.near": "near",
  "edge.far": "far",
  "any-edge": "any",
  "who-counts": "Which aircraft count",
  "who-counts-all": "all that fit",
  line: ({ number }: { readonly number: number }) => `Points ${number}`,
  "line-side": "Who earns",
  "line-for": "For",
  "for-kill": "an aircraft brought down",
  "for-leave": "an aircraft that leaves",
  "worth-usual": "design points",
  "add-line": "Add a line",
  "no-lines": "Without lines each enemy brought down earns its design points.",
  rules: "Rules in use",
};
