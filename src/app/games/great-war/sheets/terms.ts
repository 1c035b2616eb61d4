import { hexLabel } from "../../../../core/hex-layout.ts";
import { clockOf } from "../../../../games/great-war/face/clock.ts";
import { SWITCHES, USUAL } from "../../../../games/great-war/options.ts";
import { LONGEST_GAME } from "../../../../games/great-war/outcome.ts";
import { type Prices, type Setup, SIDES, type Target } from "../../../../games/great-war/setup.ts";
import type { SheetText } from "./words.ts";

/** A target as it is told: labels of its hexes, whether those are a whole line of trench, and whether it is done. */
export interface Task extends Pick<Target, "id" | "kind" | "worth"> {
  readonly hexes: readonly string[];
  readonly every: boolean;
  readonly done: boolean;
}

function earned(prices: Prices, setup: Setup, side: 0 | 1, t: SheetText): readonly string[] {
  const enemies = setup.airframes.filter((airframe) => airframe.side !== side);
  const told: Readonly<Record<keyof Prices, boolean>> = {
    kill: true,
    twoSeater: true,
    balloon: enemies.some(({ balloon }) => balloon),
    home: true,
  };
  return (["kill", "twoSeater", "balloon", "home"] as const)
    .filter((what) => told[what] && prices[what] > 0)
    .map((what) => t("term.price", what, prices[what]));
}

function priceLines(setup: Setup, t: SheetText): readonly string[] {
  const [allied, german] = setup.prices.map((prices, side) => earned(prices, setup, side as 0 | 1, t));
  if (!allied || !german) return [];
  if (allied.join() === german.join()) return [t("term.prices.both", allied)];
  return SIDES.flatMap((side, index) => {
    const list = index === 0 ? allied : german;
    return list.length > 0 ? [t("term.prices", side, list)] : [];
  });
}

function taskOf({ columns }: Setup, { id, kind, hexes, worth }: Target, done: readonly string[]): Task {
  const every = kind === "trench" && hexes.length === columns;
  return { id, kind, worth, hexes: hexes.map(hexLabel), every, done: done.includes(id) };
}

function pointLines(setup: Setup, done: readonly string[], t: SheetText): readonly string[] {
  const targets = setup.targets.map((one) => t("term.target", SIDES[one.side], taskOf(setup, one, done)));
  return [...priceLines(setup, t), ...targets, ...(setup.front ? [t("term.trench")] : [])];
}

/** The switches that stand otherwise than we advise, in words with the rule. */
function optionLines({ options }: Pick<Setup, "options">, t: SheetText): readonly string[] {
  return SWITCHES.filter(({ option }) => options[option] !== USUAL[option]).map(({ option, rule }) =>
    t("term.option", option, options[option], rule),
  );
}

function windLine({ wind, options }: Setup, t: SheetText): string {
  const blows = options.wind && wind.strength > 0;
  return blows ? t("term.wind", clockOf(wind.facing), wind.strength) : t("term.calm");
}

/** How a match is won, what is earned, how long it lasts, and under which circumstances; `done`: ids of targets. */
export function termLines(setup: Setup, done: readonly string[], t: SheetText): readonly string[] {
  const { goal, turns, date, tables } = setup;
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const others = optionLines(setup, t);
  return [
    t(`term.${goal}`),
    ...(goal === "points" ? pointLines(setup, done, t) : []),
    turns === null ? t("term.endless", LONGEST_GAME) : t("term.turns", turns),
    t("term.date", year, month, day),
    windLine(setup, t),
    ...(others.length > 0 ? [t("term.options", others)] : []),
    ...(tables ? [t("term.tables", tables.name)] : []),
  ];
}
