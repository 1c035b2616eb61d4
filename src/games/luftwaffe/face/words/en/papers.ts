import type { JetTable } from "../../../data/jets.ts";
import type { Level, Options } from "../../../data/options.ts";
import type { Complex } from "../../../data/tables.ts";
import type { Fire } from "../../../rules/combat/fire.ts";
import { complexName, counted, needed, quarterName } from "../../../words/grammar.en.ts";
import { monthOf, typeName } from "../../../words/names.ts";
import type { PlaceName } from "../tabletop-values.ts";
import { words as forces } from "./book/forces.ts";
import { PLACES } from "./places.ts";

const MONTHS: Readonly<Record<number, string>> = { 1: "Jan", 4: "Apr", 7: "Jul", 10: "Oct" };

const LEVELS: Readonly<Record<Level, string>> = {
  basic: "The Basic game (LW-1).",
  tournament: "The Tournament game (LW-1).",
  advanced: "The Advanced game (LW-1).",
  complexes: "The Advanced game with target complexes (LW-1).",
};

const TAKE_OFFS: Readonly<Record<Options["takeOff"], string>> = {
  single: "Each German unit takes off and lands for itself (LW-66).",
  groups: "German units of a type take off and land by groups (LW-66).",
  type: "All German units of a type take off and land together (LW-66).",
};

const BATTLES: Readonly<Record<NonNullable<Options["battles"]>, string>> = {
  plotted: "Battles are fought as plotted dogfights (LW-H6).",
  cards: "Battles are fought with cards (LW-H6).",
  asked: "Both sides are asked how each battle is fought (LW-H6).",
};

const FIRES: Readonly<Record<Fire, string>> = {
  fighters: "Fighters at fighters",
  bombers: "Fighters at bombers",
  defensive: "Bombers at fighters",
};

const STEPS = {
  fuel: "Fuel: 10 for each refinery; halved after the loss of chemicals or transport (LW-97).",
  raf: "The RAF goes for one target or base in Germany or Austria (LW-45).",
  jets: "From January 1944: the die for jets, and a Me 262 in place of another unit (LW-95).",
  enter: "New units enter, groups change their aircraft, a Me 110 leaves for Ju 88s of its letters (LW-47).",
  replace: "Replacements: an American factor for one, German aircraft and pilots one each (LW-48).",
  allocate: "Germans: who gets fuel, in secret; up to 10 into the reserve (LW-101).",
  plan: "Americans: the Target Sheet, in secret (LW-56).",
  "set-up": "Germans: bomber killers, then units on bases, three on each, in secret (LW-51).",
  raid: "The raid: twenty turns (LW-52).",
  made: "Aircraft and pilots are made, the fuel list is shown (LW-53).",
  end: "Victory is checked (LW-54).",
} as const;

const EFFECTS = {
  factories: "Aircraft: a factor for three factories, thirds kept (LW-88).",
  six: "Fewer than 18 factories: six from that quarter on, for good (LW-89).",
  last: "The last target of any complex but aircraft and oil: half the aircraft of that quarter, once (LW-90).",
  transport:
    "Rail, shipping and transportation centers all gone: half the aircraft from then on (LW-91), half the fuel from the next quarter on (LW-98).",
  schools: "Pilots: 12 a quarter, one less for two school factors missing (LW-92).",
  refineries: "Fuel: 10 for each refinery; 10 in all when none stands (LW-97).",
  chemicals: "The last chemical target: half the fuel of the next quarter (LW-98).",
  reserve: "The reserve opens in the first quarter that makes less than all units need (LW-101).",
} as const;

const CHANGES = {
  rating: "Fighters at fighters: + own E, − the enemy's (LW-26).",
  tanks: "Kept drop tanks: E one lower in this battle (LW-64).",
  killer: "Bomber killer: +1 on the die, E one lower (LW-81).",
  rocket: "Me 163 at fighters: no E counts; nobody fires at it in the air (LW-86).",
  bombers: "At bombers, and for bombers: no E; bombers don't fire at jets (LW-85).",
  clamp: "Less than 1 is 1, more than 6 is 6; hits beyond the group that was fired at are void (LW-77).",
} as const;

const TURN = {
  a: "A, B: German time runs, refuelling too; take-offs (LW-66).",
  c: "C: Germans move, then land; no time left and not landed is lost (LW-63).",
  d: "D: German attacks, hex by hex, jets first; tanks, who is held back, all German dice (LW-71).",
  e: "E, F: American fire, fighters before bombers; then losses (LW-58).",
  h: "H, I: American time runs; bombers enter by the sheet, fighters as one likes; Americans move (LW-60).",
  j: "J: each fighter with bombers is close escort or free (LW-67).",
  k: "K, L: bombers over their targets bomb (LW-28).",
  m: "M: free fighters strafe bases; a 6 of the guns costs a factor (LW-70).",
  n: "N: who is on his own lines is home; no time left elsewhere is lost (LW-62).",
  o: "O: Americans who have not fired may attack, Germans who have not fired shoot back; then losses (LW-57).",
} as const;

/** A quarter as `Jan 43`. */
function short(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${MONTHS[month] ?? ""} ${year.slice(2)}`;
}

/** A German unit has its type in its name. */
function named(unit: string, type: string): string {
  return unit.includes("-") ? unit : `${unit} ${type}`;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

/** Words of the papers, in English. */
export const words = {
  "paper.scenario.title": "Campaign card",
  "paper.scenario.hint": "What it is about, how it is won, who is there, how a quarter goes.",
  "paper.sheet.title": "Target Sheet",
  "paper.sheet.hint": "For the Americans to write on: streams, and the fighters' times.",
  "paper.sheet.quarter": "Quarter",
  "paper.fighters.title": "American fighters",
  "paper.fighters.rule":
    "Note the turn on which each crosses the R line and the one by which it must be back (LW-62).",
  "paper.bases.title": "German set-up",
  "paper.bases.hint": "For the Germans to write on: fuel, bomber killers, bases, take-offs.",
  "paper.bases.rule":
    "Secret until shown: fuel until after the raid, marks until a unit fires (LW-L52). Three units a base (LW-37).",
  "paper.targets.title": "Targets by complex",
  "paper.targets.hint": "All 97, to be crossed off.",
  "paper.units.title": "Units",
  "paper.units.hint": "The factors of every unit of both sides, to be crossed off.",
  "paper.units.american": "American units",
  "paper.units.german": "German units",
  "paper.industry.title": "Industry",
  "paper.industry.hint": "What is made and kept, quarter by quarter.",
  "paper.diary.title": "War diary",
  "paper.diary.hint": "Pages for each quarter that has begun, as it was told.",
  "paper.diary.quarter": ({ quarter }: { readonly quarter: number }) => quarterName(quarter),
  "paper.diary.staff": "Before the raid",
  "paper.diary.turn": ({ turn }: { readonly turn: number }) => `Turn ${turn}`,
  "paper.diary.after": "After the raid",
  "paper.reinforcements.title": "Order of battle by quarter",
  "paper.reinforcements.hint": "Who enters when, replacements, who changes aircraft.",
  "paper.tables.title": "Combat tables",
  "paper.tables.hint": "Fire, bombing, the RAF, jets, values, a turn step by step.",
  "paper.values.title": "Aircraft and a turn",
  "paper.smallMap.title": "Map on one page",
  "paper.smallMap.hint": "To draw a raid on.",
  "paper.map.title": "Map",
  "paper.map.hint": "An inch a hex, to join.",
  "paper.counters.title": "Counters",
  "paper.counters.hint": "Every unit of both sides, to cut out.",

  "paper.term.quarters": ({
    from,
    to,
    raid,
  }: {
    readonly from: number;
    readonly to: number;
    readonly raid: boolean;
  }) => (raid ? `A single raid in ${quarterName(from)}.` : `${quarterName(from)} to ${quarterName(to)}.`),
  "paper.term.level": ({ level }: { readonly level: Level }) => LEVELS[level],
  "paper.term.raid": ({ named, bombers }: { readonly named: number; readonly bombers: number }) =>
    `The sheet names ${counted(named, "target", "targets")} at least; the Americans win with two thirds of what they name, if they lose ${Math.floor(bombers / 4)} of ${bombers} bomber factors at most (LW-113).`,
  "paper.term.targets": ({ targets }: { readonly targets: number }) =>
    `The Americans win with ${counted(targets, "target", "targets")} bombed, else the Germans (LW-112).`,
  "paper.term.takeOff": ({ takeOff }: { readonly takeOff: Options["takeOff"] }) => TAKE_OFFS[takeOff],
  "paper.term.battles": ({ battles }: { readonly battles: NonNullable<Options["battles"]> }) =>
    BATTLES[battles],
  "paper.term.tanks": "American fighters have no drop tanks in 1943 (LW-21).",
  "paper.term.jets": ({ jetTable }: { readonly jetTable: JetTable }): string =>
    jetTable === "ruled"
      ? "The jet table has its dates in order (LW-L1)."
      : "The jet table is played as printed (LW-L1).",

  "paper.force": ({ force }: { readonly force: string }) => `${force}th Air Force`,
  "paper.luftwaffe": "Luftwaffe",
  "paper.types": ({
    types,
  }: {
    readonly types: readonly { readonly type: string; readonly factors: number }[];
  }) => types.map(({ type, factors }) => `${typeName(type)} ${factors}`).join(", "),
  "paper.units": forces["forces.units"],
  "paper.quarter": ({ quarter }: { readonly quarter: number }) => quarterName(quarter),
  "paper.quarter.short": ({ quarter }: { readonly quarter: number }) => short(quarter),
  "paper.complex": ({ complex, count }: { readonly complex: Complex; readonly count: number }) =>
    `${complexName(complex)} (${count})`,
  "paper.unit": ({
    unit,
    type,
    enters,
  }: {
    readonly unit: string;
    readonly type: string;
    readonly enters: number | null;
  }) => `${named(unit, type)}${enters === null ? "" : ` (${short(enters)})`}`,
  "paper.replacements": "Replacements",
  "paper.replacements.of": ({
    tournament,
    advanced,
    converted,
  }: {
    readonly tournament: number;
    readonly advanced: number;
    readonly converted: readonly string[];
  }) =>
    [
      tournament === advanced ? `${advanced} factors` : `${advanced} factors (Tournament ${tournament})`,
      ...(converted.length > 0 ? [`now with the P-51: ${converted.join(", ")}`] : []),
    ].join("; "),

  "paper.steps": "Each quarter",
  "paper.step": ({ step }: { readonly step: keyof typeof STEPS }): string => STEPS[step],
  "paper.effects": "What a loss does",
  "paper.effect": ({ effect }: { readonly effect: keyof typeof EFFECTS }): string => EFFECTS[effect],
  "paper.changes": "Changes of a die",
  "paper.change": ({ change }: { readonly change: keyof typeof CHANGES }): string => CHANGES[change],
  "paper.turn": "A turn of the raid",
  "paper.turn.step": ({ step }: { readonly step: keyof typeof TURN }): string => TURN[step],

  "paper.fire": ({ fire }: { readonly fire: Fire }) => FIRES[fire],
  "paper.bombing": "Bombing",
  "paper.raf": "The RAF by night",
  "paper.jets": "Jet production",
  "paper.values": "Aircraft",
  "paper.span": ({ from, to, open }: Span) =>
    open ? `${from} +` : from === to ? `${from}` : `${from}–${to}`,
  "paper.needs": ({ die }: { readonly die: number }) => (die === 0 ? "never" : needed(die)),

  "paper.column.target": "Target",
  "paper.column.hex": "Hex",
  "paper.column.entry": "Entry",
  "paper.column.turn": "Turn",
  "paper.column.groups": "Groups",
  "paper.column.bombed": "Bombed",
  "paper.column.fighters": "Group",
  "paper.column.crosses": "Crosses",
  "paper.column.back": "Back by",
  "paper.column.unit": "Unit",
  "paper.column.fuel": "Fuel",
  "paper.column.killer": "Killer",
  "paper.column.base": "Base",
  "paper.column.takes-off": "Takes off",
  "paper.column.lands": "Lands",
  "paper.column.force": "Force",
  "paper.column.units": "Units",
  "paper.column.factors": "Factors",
  "paper.column.types": "Factors by type",
  "paper.column.new": "New",
  "paper.column.quarter": "Quarter",
  "paper.column.succeeds": "Succeeds on",
  "paper.column.night": "Night fighters",
  "paper.column.type": "Type",
  "paper.column.e": "E",
  "paper.column.hexes": "Hexes a turn",
  "paper.column.with": "Turns with tanks",
  "paper.column.without": "Turns without",
  "paper.column.factories": "Works",
  "paper.column.made": "Aircraft",
  "paper.column.stock": "in stock",
  "paper.column.pilots": "Pilots",
  "paper.column.pilot-stock": "in stock",
  "paper.column.refineries": "Refin.",
  "paper.column.reserve": "Reserve",
  "paper.column.replacements": "US repl.",

  "paper.counters.label": ({ count }: { readonly count: number }) => `${count} counters to cut out`,
  "paper.map.place": ({ id }: { readonly id: PlaceName }) => PLACES[id],
  "paper.map.label":
    "Map from Holland to East Prussia in hexes of twenty miles, columns 01 to 45 from the west, rows 01 to 35 from the north",
  "paper.map.scale": ({ millimetres, milesPerMm }: Readonly<Record<"millimetres" | "milesPerMm", number>>) =>
    `A hex is twenty miles and ${millimetres.toFixed(1)} mm wide: 1 mm is ${milesPerMm.toFixed(1)} miles. Solid squares are targets, rings bases. Thick lines are the R line by date, from west to east: 1943, October 1944, April 1945, and the south from January 1944; the outline in the southwest is Switzerland.`,
};
