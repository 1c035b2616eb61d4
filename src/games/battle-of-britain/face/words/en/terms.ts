import { counted } from "../../../words/grammar.en.ts";
import type { Switch } from "../order-values.ts";

const WEATHER: Readonly<Record<string, string>> = {
  dice: "Each side throws a die for the weather of each turn (BB-18).",
  dice42: "Two dice tell the weather, alike in all turns (BB-19).",
  none: "Only turns in which the Luftwaffe flew are played (BB-20).",
  cards: "Four black cards and seven red ones tell the weather (BB-21).",
  historical: "The weather is that of 1940 (BB-22).",
  clear: "The weather is clear.",
};

const SWITCHES: Readonly<Record<Switch, string>> = {
  victoryInclusive: "Exactly as many targets at a bad rate is a draw",
  markersPer: "Five combats in each Tally Ho",
  duel: "Duels are fought by another rule",
  battles: "Intercepts and dogfights may be fought out on other tables",
  diagonal: "No diagonal moves",
  bid: "The players bid for the German side",
};

/** How a campaign is won, in English. */
export const words = {
  "term.german": ({ targets }: { targets: number }) =>
    `The Luftwaffe wins with ${counted(targets, "target", "targets")} bombed at a loss rate no worse than 10 to 6 (BB-135).`,
  "term.draw": ({ targets, least }: { targets: number; least: number }) =>
    `More than ${targets} at a worse rate is a draw, and so is more than ${least} at a better one; else the RAF wins (BB-135).`,
  "term.rate": ({ british, german }: { british: number; german: number }) =>
    `The rate is dealt: hands of ${british} from the RAF's losses, of ${german} from the Luftwaffe's (BB-134).`,
  "term.turns": ({ from, to }: { from: number; to: number }) =>
    from === to ? `Turn ${from} alone is played.` : `Turns ${from} to ${to} are played.`,
  "term.weather": ({ weather }: { weather: string }) => WEATHER[weather] ?? weather,
  "term.switch": ({ name, rule }: { name: Switch; rule: string }) => `${SWITCHES[name]} (${rule}).`,
  "term.tables": "It is played with tables of your own.",
};
