import { complexName, counted, quarterName, shortQuarter } from "../../../words/grammar.en.ts";
import { typeName } from "../../../words/names.ts";
import type { CauseWord, DiceWord } from "../count-values.ts";

type ChartWord = "targets" | "losses" | "restored" | "factories" | "aircraft" | "pilots" | "fuel" | "reserve";

const CHARTS: Readonly<Record<ChartWord, string>> = {
  targets: "Targets bombed by the end of each quarter",
  losses: "Combat factors lost in each quarter",
  restored: "Combat factors replaced in each quarter",
  factories: "Aircraft factories that stand",
  aircraft: "Aircraft factors made",
  pilots: "Pilot factors trained",
  fuel: "Fuel made",
  reserve: "Fuel reserve",
};

const AXES: Readonly<Record<ChartWord, string>> = {
  targets: "Targets",
  losses: "Factors",
  restored: "Factors",
  factories: "Factories",
  aircraft: "Factors",
  pilots: "Factors",
  fuel: "Fuel",
  reserve: "Fuel",
};

const THRESHOLDS: Readonly<Record<"factories" | "pilots" | "fuel", string>> = {
  factories: "Below 18 only six factors are made for good (LW-89)",
  pilots: "All schools together (LW-92)",
  fuel: "What all units need (LW-99)",
};

const DICE: Readonly<Record<DiceWord, string>> = {
  bombs: "Bombs by day",
  raf: "The RAF by night",
  guns: "Guns of bases",
};

const CAUSES: Readonly<Record<CauseWord, string>> = {
  fire: "Battles and guns of bases",
  strafing: "Strafing",
  late: "Out of fuel or left behind",
};

/** Words of the statistics, in English. */
export const words = {
  "count.hits": ({
    side,
    hits,
    tries,
  }: {
    readonly side: 0 | 1;
    readonly hits: number;
    readonly tries: number;
  }) =>
    side === 0
      ? `${hits} of ${counted(tries, "bombing die", "bombing dice")} destroyed a target`
      : `${hits} of ${counted(tries, "die", "dice")} of the guns of bases hit`,
  "count.mean": ({ thrown, mean }: { readonly thrown: number; readonly mean: number }) =>
    `In battles: ${counted(thrown, "die", "dice")}, ${mean.toFixed(2)} on average; 3.50 were expected.`,

  "count.course": "The course of it",
  "count.industry": "German industry",
  "count.quarter": "Quarter",
  "count.quarter.of": ({ quarter }: { readonly quarter: number }) => quarterName(quarter),
  "count.quarter.short": ({ quarter }: { readonly quarter: number }) => shortQuarter(quarter),
  "count.turn": "Turn",
  "count.chart": ({ what }: { readonly what: ChartWord }) => CHARTS[what],
  "count.axis": ({ what }: { readonly what: ChartWord }) => AXES[what],
  "count.turns": ({ what }: { readonly what: "targets" | "losses" }): string =>
    what === "targets"
      ? "Targets bombed by the end of each turn"
      : "Combat factors lost by the end of each turn",
  "count.pace": ({ targets }: { readonly targets: number }) => `An even pace to ${targets}`,
  "count.threshold": ({ what }: { readonly what: "factories" | "pilots" | "fuel" }) => THRESHOLDS[what],
  "count.standing": "Factories",
  "count.made": "Made",
  "count.trained": "Trained",
  "count.reserve": "Reserve",
  "count.grounded": "Units without fuel",

  "count.targets": "Targets by complex",
  "count.complex": "Complex",
  "count.complex.of": ({ complex }: { readonly complex: string }) => complexName(complex),
  "count.target.attacks": "Attacks by day",
  "count.target.byDay": "Destroyed",
  "count.target.byNight": "By the RAF",
  "count.target.left": "Left",
  "count.all": "All",

  "count.causes": "What factors were lost to",
  "count.cause": "Cause",
  "count.cause.of": ({ cause }: { readonly cause: CauseWord }) => CAUSES[cause],
  "count.types": "Combat factors by type",
  "count.type": "Type",
  "count.type.of": ({ type }: { readonly type: string }) => typeName(type),
  "count.lost": "Lost",
  "count.left": "Left",

  "count.dice": "Dice that come off or not",
  "count.dice.kind": "Dice",
  "count.dice.of": ({ kind }: { readonly kind: DiceWord }) => DICE[kind],
  "count.dice.thrown": "Thrown",
  "count.dice.hits": "Came off",
  "count.dice.expected": "Expected",
  "count.dice.difference": "Difference",
};
