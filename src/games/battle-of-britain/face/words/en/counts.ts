import { poolName } from "../../../words/grammar.en.ts";
import { typeName } from "../../../words/names.ts";
import type { CauseWord, DiceWord, TargetWord } from "../count-values.ts";

type Tried = Readonly<Record<"hits" | "tries", number>>;

const DICE: Readonly<Record<DiceWord, string>> = {
  british: "RAF in combat",
  german: "Luftwaffe in combat",
  bombs: "Bombs",
  flak: "Flak",
  fuel: "Out of fuel",
  repair: "Repair",
};

const OTHERS: Readonly<Record<DiceWord, string>> = {
  british: "In combat",
  german: "In combat",
  bombs: "Bombs hit",
  flak: "Flak hit",
  fuel: "Fuel ran out",
  repair: "Repairs succeeded",
};

const CAUSES: Readonly<Record<CauseWord, string>> = {
  intercept: "Intercepts",
  dogfight: "Dogfights",
  plotted: "Plotted battles",
  cards: "Card battles",
  flak: "Flak",
  fuel: "Fuel",
};

const TARGETS: Readonly<Record<TargetWord, string>> = {
  city: "Cities",
  london: "London and its port",
  airfield: "Airfields",
  radar: "Radar stations",
};

/** Words of the statistics, in English. */
export const words = {
  "count.hits": ({ hits, tries }: Tried) => `${hits} of ${tries} dice hit in combat`,
  "count.others": (of: Tried & { readonly kind: DiceWord; readonly expected: number }) =>
    `${OTHERS[of.kind]} with ${of.hits} of ${of.tries} dice; ${of.expected.toFixed(1)} were expected.`,

  "count.dice": "All dice",
  "count.dice.kind": "Dice",
  "count.dice.of": ({ kind }: { readonly kind: DiceWord }) => DICE[kind],
  "count.dice.thrown": "Thrown",
  "count.dice.hits": "Came off",
  "count.dice.expected": "Expected",
  "count.dice.difference": "Difference",

  "count.course": "Turn by turn",
  "count.turn": "Turn",
  "count.chart.targets": "Targets bombed by the end of each turn",
  "count.axis.targets": "Targets",
  "count.pace": ({ targets }: { readonly targets: number }) => `An even pace to ${targets}`,
  "count.chart.losses": "Squadrons lost by the end of each turn",
  "count.axis.losses": "Squadrons",

  "count.causes": "What squadrons were lost to",
  "count.cause": "Cause",
  "count.cause.of": ({ cause }: { readonly cause: CauseWord }) => CAUSES[cause],
  "count.lost": "Lost",
  "count.stood": "Stood down",

  "count.types": "Losses by type",
  "count.type": "Type",
  "count.type.of": ({ type }: { readonly type: string }) => typeName(type),
  "count.start": "At the start",
  "count.types.hint": "A squadron of the RAF that is repaired and shot down again counts twice (BB-R7).",

  "count.pools": "Losses by Group and Luftflotte",
  "count.pool": "Group or Luftflotte",
  "count.pool.of": ({ pool }: { readonly pool: string }) => poolName(pool),
  "count.work.british": "What the Groups did",
  "count.work.german": "What the Luftflotten did",
  "count.scrambles": "Scrambles",
  "count.contacts": "Met",
  "count.missed": "Missed",
  "count.dogfights": "Dogfights",
  "count.sorties": "Sorties",
  "count.raids": "Bombed",
  "count.successes": "With hits",

  "count.targets": "Targets by kind",
  "count.target": "Target",
  "count.target.of": ({ kind }: { readonly kind: TargetWord }) => TARGETS[kind],
  "count.target.raids": "Raids",
  "count.target.successes": "With hits",
  "count.target.hits": "Hits",
  "count.target.out": "Knocked out",
  "count.all": "All",
};
