import { listed } from "../../../../../core/text.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Options, Prices } from "../../../rules/setup/setup.ts";
import { switches as names } from "../../../words/switches.en.ts";
import type { WrittenDate } from "../../date.ts";
import type { Earning, TaskValues } from "../term-values.ts";
import { dateWords } from "./date.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "the Allies", german: "the Germans" };
const SEQUENCES: Readonly<Record<string, string>> = {
  initiative: "initiative",
  alternating: "sides in turn, as in the base game",
  plotted: "sealed plots, our own rule",
};
const PRICED: Readonly<Record<keyof Prices, string>> = {
  kill: "a single-seater shot down",
  twoSeater: "a two-seater or bomber shot down",
  balloon: "a balloon",
  home: "each own aircraft that comes home after trying its task",
  escape: "each own aircraft that gets home",
};
function earnings(list: readonly Earning[]): string {
  return list.map(({ what, points }) => `${points} for ${PRICED[what]}`).join(", ");
}

function task({ kind, hexes, every }: TaskValues): string {
  const many = hexes.length > 1;
  const place = many ? `one of the hexes ${listed(hexes, "or")}` : `hex ${hexes[0]}`;
  switch (kind) {
    case "bomb":
      return `hit ${place} with bombs from 1500 m or lower: 2d6, 7 or more near the ground, 1 more for each full 500 m`;
    case "photo":
      return `fly 3 MP in a row straight and level over ${place} at 500 to 3000 m, with a fit observer`;
    case "spot":
      return `stay within 6 hexes of ${place} at 2500 m or lower for 4 turns, with an observer who does not fire`;
    case "road":
      return `strafe the road in ${many ? `the hexes ${listed(hexes, "and")}` : place}, each hex counts`;
    case "trench":
      return `strafe the ${every ? "whole enemy trench line" : `trenches in ${listed(hexes, "and")}`}, each hex counts`;
  }
}

/** A choice as it stands in a match. */
interface Switched {
  readonly option: keyof Options;
  readonly value: string | boolean;
  readonly rule: string;
}

function switched({ option, value, rule }: Switched): string {
  const told = typeof value === "boolean" ? (value ? "on" : "off") : (SEQUENCES[value] ?? value);
  return `${names[`option.${option}`]}: ${told} (${rule})`;
}

/** How a match is won, in English. */
export const words = {
  "term.last-side": "The side that alone has aircraft in the air has won.",
  "term.points": "The side with more points has won.",
  "term.points-left":
    "The side with more points has won; it is over early when a side alone in the air can earn no more (B-82).",
  "term.turns": ({ turns }: { readonly turns: number }) => `The match ends after turn ${turns}.`,
  "term.endless": ({ turns }: { readonly turns: number }) =>
    `There is no limit of turns; after turn ${turns} it is a draw (B-45).`,
  "term.prices": (of: { readonly side: SideName; readonly earnings: readonly Earning[] }) =>
    `Points of ${SIDES[of.side]}: ${earnings(of.earnings)}.`,
  "term.prices.both": (of: { readonly earnings: readonly Earning[] }) =>
    `Points of either side: ${earnings(of.earnings)}.`,
  "term.target": (one: TaskValues) =>
    `${one.id} for ${SIDES[one.side]}: ${task(one)}: ${one.worth} ${one.worth === 1 ? "point" : "points"}${one.done ? " (done)" : ""}.`,
  "term.trench": "Every other hex of enemy trench strafed: 1 point.",
  "term.date": (date: WrittenDate) => `It is ${dateWords(date)}.`,
  "term.wind": ({ clock, hexes }: Readonly<Record<"clock" | "hexes", number>>) =>
    `The wind carries all aircraft ${hexes} ${hexes === 1 ? "hex" : "hexes"} a turn towards ${clock} o'clock.`,
  "term.calm": "No wind.",
  "term.options": ({ switches }: { readonly switches: readonly Switched[] }) =>
    `Otherwise than usual: ${switches.map(switched).join("; ")}.`,
  "term.tables": ({ name }: { readonly name: string }) => `Tables in force: “${name}”, loaded from a file.`,
  "term.score": ({ allied, german }: Readonly<Record<SideName, number>>) =>
    `Points so far: Allies ${allied}, Germans ${german}.`,
};
