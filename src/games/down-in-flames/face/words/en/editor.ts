import { mats } from "../../../../../face/mats/en.ts";
import type { MatName } from "../../../data/mats.ts";
import type { Quality } from "../../../data/quality.ts";
import type { SideName } from "../../../data/sides.ts";
import { levelName } from "../../../words/grammar.en.ts";
import { words as setup } from "./setup.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "Allies", axis: "Axis" };

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Recruit",
  green: "Green",
  regular: "Regular",
  veteran: "Veteran",
  ace: "Ace",
};

/** What each field is called, by the path at which the set-up has it. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Name",
  side: "Side",
  type: "Type",
  wingman: "With a Wingman",
  load: "Loaded with bombs or a torpedo",
  rockets: "Air-to-air rockets",
  gyro: "Gyro Sight",
  reserve: "In reserve",
  "leader.quality": "Leader",
  wingmanQuality: "Wingman",
  "leader.crackShot": "The Leader is a crack shot",
  "leader.keenEyesight": "The Leader has Keen Eyesight",
  count: "Bombers",
  mat: "Mat",
  night: "Light",
  "mission.target": "Target",
  "mission.attacker": "Attacker",
  campaign: "Campaign",
  turns: "Game turns",
  level: "Level",
  "options.highest": "Highest start level",
  "options.cards": "Deck",
  deck: "Cards on top of the deck, the first to be drawn first, with commas between them",
  elements: "Elements",
  formations: "Bombers",
  table: "What is agreed",
};

const HINTS: Readonly<Record<string, string>> = {
  wingman: "A Leader alone has no Wingman's attack.",
  load: "Clumsier and without attacks until it is dropped.",
  rockets: "One attack on heavy bombers for each aircraft.",
  gyro: "One burst more when Advantaged.",
  reserve: "Comes only when its side brings it as a resource.",
  "leader.crackShot": "One burst more, and ammunition never runs out.",
  "leader.keenEyesight": "Singles an enemy out in his first turn, and helps to begin.",
  campaign: "Three missions with secret resources, and the points of all.",
};

const TARGETS: Readonly<Record<string, string>> = {
  "": "None: a dogfight",
  airfield: "An airfield",
  factory: "A factory",
  ship: "A ship",
};

const LISTS: Readonly<Record<string, string>> = { elements: "Elements", formations: "Bombers" };

interface Figures {
  readonly ratings: string;
  readonly maxLevel: number;
  readonly defense: number;
  readonly hitValue: number;
  readonly wingman: string;
}

const MATS: Readonly<Record<MatName, string>> = {
  "kent-fields": "The fields of Kent",
  "channel-coast": "The Channel coast",
  malta: "Malta",
  "open-sea": "The open sea",
  "pacific-atoll": "A Pacific atoll",
  "winter-front": "The front in winter",
  "factory-town": "A factory town",
};

/** Words of the set-up editor, in English. */
export const words = {
  ...setup,
  side: ({ side }: { readonly side: SideName }) => SIDES[side],
  quality: ({ quality }: { readonly quality: Quality }) => QUALITIES[quality],
  field: ({ field }: { readonly field: string }) => FIELDS[field] ?? field,
  "hint-of": ({ field }: { readonly field: string }) => HINTS[field] ?? "",
  "row-field": ({ row, field }: { readonly row: string; readonly field: string }) =>
    field === "" ? row : `${row}, ${FIELDS[field] ?? field}`,
  "table-field": ({ field }: { readonly field: string }) => FIELDS[field] ?? field,
  level: ({ level }: { readonly level: number }) => levelName(level),
  about: (of: { readonly quality: Quality; readonly single: boolean; readonly reserve: boolean }) =>
    [`${QUALITIES[of.quality]} Leader`, of.single ? "without a Wingman" : "", of.reserve ? "in reserve" : ""]
      .filter(Boolean)
      .join(", "),
  bombers: ({ count }: { readonly count: string }) => `${count} in formation`,
  count: ({ count, list }: { readonly count: number; readonly list: string }) =>
    list === "elements" ? `${count} ${count === 1 ? "Element" : "Elements"}` : `${count}`,
  none: ({ list }: { readonly list: string }): string =>
    list === "elements" ? "Nobody here yet. Add an Element of Leader and Wingman." : "No bombers.",
  add: ({ side, list }: { readonly side: SideName; readonly list: string }) =>
    list === "elements" ? `Add an Element to the ${SIDES[side]}` : `Add bombers to the ${SIDES[side]}`,
  sheet: ({ list, count }: { readonly list: string; readonly count: number }) => `${LISTS[list]} ${count}`,
  agreed: "What is agreed",
  mission: "What it is about",
  mat: ({ mat }: { readonly mat: MatName }) => MATS[mat],
  light: ({ night }: { readonly night: string }): string => (night === "on" ? "By night" : "By day"),
  target: ({ target }: { readonly target: string }) => TARGETS[target] ?? target,
  since: ({ year }: { readonly year: number }) => `from ${year}`,
  figures: ({ ratings, maxLevel, defense, hitValue, wingman }: Figures) =>
    `${ratings} low down, up to level ${maxLevel}, defense ${defense}, Hit Value ${hitValue}, Wingman ${wingman}`,
  "term.dogfight": ({ turns }: { readonly turns: string }) => `A dogfight of ${turns} game turns (DIF-B17)`,
  "term.mission": ({ target, campaign }: { readonly target: string; readonly campaign: boolean }) =>
    campaign
      ? `A campaign of three missions: ${(TARGETS[target] ?? target).toLowerCase()} (DIF-B21)`
      : `A mission: ${(TARGETS[target] ?? target).toLowerCase()} (DIF-B19)`,
  "term.start": ({ start, level }: { readonly start: string; readonly level: string }) => {
    if (start === "given") return `All begin at level ${level}`;
    return start === "bid" ? "The start level is bid for (DIF-R33)" : "The start level is rolled (DIF-2.5)";
  },
  "pick-about": "Ratings are Agility, Speed and Horsepower; a Wingman's are Offense and Defense.",
  hint: "Elements stand where their positions put them: nothing has to be laid out. The wheel, Page Up and Page Down set the level at which all begin; Delete takes an Element away.",
  ...mats,
};
