import type { Options } from "../../../data/options.ts";
import { counted, quarterName } from "../../../words/grammar.en.ts";

const LEVELS: Readonly<Record<Options["level"], string>> = {
  basic: "the Basic game: no jets, and no rules between raids",
  tournament: "the Tournament game: with jets, and one kind of replacement factors",
  advanced:
    "the Advanced game: with jets, bomber killers, tactical fighters, aircraft, pilots and the RAF by night",
  complexes:
    "the Advanced game with target complexes: fuel, and halved production when a whole complex is gone, come to jets, pilots and the RAF by night",
};

const TAKE_OFFS: Readonly<Record<Options["takeOff"], string>> = {
  single: "Every German unit takes off by itself (LW-66).",
  groups: "German units take off and land in groups (LW-66).",
  type: "All German units of a type take off and land together (LW-66).",
};

const BATTLES: Readonly<Record<NonNullable<Options["battles"]>, string>> = {
  plotted: "Battles are fought as plotted dogfights (LW-H6).",
  cards: "Battles are fought with cards (LW-H6).",
  asked: "Both sides are asked how each battle is fought (LW-H6).",
};

/** How a match is won, in English. */
export const words = {
  "term.raid":
    "The Americans win when they destroy at least two thirds of the targets on their Target Sheet and lose at most a quarter of their bomber factors; else the Germans win (LW-113).",
  "term.named": "The sheet must name at least one target for every ten bomber factors (LW-113).",
  "term.turns": ({ quarter }: { readonly quarter: number }) =>
    `A single raid in ${quarterName(quarter)}, of 20 turns at most (LW-59).`,
  "term.campaign": ({ targets, to }: { readonly targets: number; readonly to: number }) =>
    `The Americans win as soon as ${counted(targets, "target is", "targets are")} bombed; else the Germans win at the end of ${quarterName(to)} (LW-112).`,
  "term.quarters": ({ from, to }: { readonly from: number; readonly to: number }) =>
    from === to
      ? `${quarterName(from)} alone is played.`
      : `${quarterName(from)} to ${quarterName(to)}, a raid in each quarter (LW-11).`,
  "term.level": ({ level }: Pick<Options, "level">) => `It is ${LEVELS[level]} (LW-1).`,
  "term.takeOff": ({ takeOff }: Pick<Options, "takeOff">) => TAKE_OFFS[takeOff],
  "term.jetTable": "The jet table is read as its labels stand (LW-L1).",
  "term.battles": ({ battles }: { readonly battles: NonNullable<Options["battles"]> }) => BATTLES[battles],
  "term.tables": "It is played with tables of your own.",
};
