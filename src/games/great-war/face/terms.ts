import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { TermsFace } from "../../../face/terms.ts";
import { SIDES } from "../data/sides.ts";
import { LONGEST_GAME } from "../rules/outcome/outcome.ts";
import { USUAL } from "../rules/setup/options.ts";
import type { Prices, Setup, Target } from "../rules/setup/setup.ts";
import { SWITCHES } from "../rules/setup/switches.ts";
import { pointsOf } from "../rules/state/points.ts";
import type { View } from "../rules/view/view.ts";
import { clockOf } from "./clock.ts";
import { dateParts } from "./date.ts";
import type { words } from "./words/en/terms.ts";
import type { Earning, TaskValues } from "./words/term-values.ts";

const phrase = phraser<typeof words>();

const PRICED: readonly (keyof Prices)[] = ["kill", "twoSeater", "balloon", "home", "escape"];

function earned(prices: Prices, { airframes }: Setup, side: 0 | 1): readonly Earning[] {
  const balloons = airframes.some((airframe) => airframe.side !== side && airframe.balloon);
  return PRICED.filter((what) => (prices[what] ?? 0) > 0 && (what !== "balloon" || balloons)).map((what) => ({
    what,
    points: prices[what] ?? 0,
  }));
}

function priceLines(setup: Setup): readonly Phrase[] {
  const both = setup.prices.map((prices, side) => earned(prices, setup, side as 0 | 1));
  const [allied = [], german = []] = both;
  if (JSON.stringify(allied) === JSON.stringify(german)) {
    return [phrase("term.prices.both", { earnings: allied })];
  }
  return SIDES.flatMap((side, index) => {
    const earnings = both[index] ?? [];
    return earnings.length > 0 ? [phrase("term.prices", { side, earnings })] : [];
  });
}

function taskOf(
  { columns }: Setup,
  { id, side, kind, hexes, worth }: Target,
  done: readonly string[],
): TaskValues {
  const every = kind === "trench" && hexes.length === columns;
  return { id, kind, worth, side: SIDES[side], hexes: hexes.map(hexLabel), every, done: done.includes(id) };
}

function pointLines(setup: Setup, done: readonly string[]): readonly Phrase[] {
  const targets = setup.targets.map((one) => phrase("term.target", taskOf(setup, one, done)));
  return [...priceLines(setup), ...targets, ...(setup.front ? [phrase("term.trench")] : [])];
}

/** The switches that stand otherwise than we advise, with the rule of each. */
function switchLines({ options }: Setup): readonly Phrase[] {
  const turned = SWITCHES.filter(({ option }) => options[option] !== USUAL[option]);
  if (turned.length === 0) return [];
  const switches = turned.map(({ option, rule }) => ({ option, value: options[option], rule }));
  return [phrase("term.options", { switches })];
}

function windLine({ wind, options }: Setup): Phrase {
  if (!options.wind || wind.strength === 0) return phrase("term.calm");
  return phrase("term.wind", { clock: clockOf(wind.facing), hexes: wind.strength });
}

/** How a match is won, what is earned, how long it lasts, and under which circumstances; `done`: ids of targets. */
export function termsOf(setup: Setup, done: readonly string[]): readonly Phrase[] {
  const { goal, turns, date, tables } = setup;
  return [
    phrase(`term.${goal}`),
    ...(goal !== "last-side" ? pointLines(setup, done) : []),
    turns === null ? phrase("term.endless", { turns: LONGEST_GAME }) : phrase("term.turns", { turns }),
    phrase("term.date", { ...dateParts(date) }),
    windLine(setup),
    ...switchLines(setup),
    ...(tables ? [phrase("term.tables", { name: tables.name })] : []),
  ];
}

function scoreLine(view: View): readonly Phrase[] {
  if (view.setup.goal === "last-side") return [];
  const [allied, german] = pointsOf(view);
  return [phrase("term.score", { allied, german })];
}

/** The terms as the face tells them, the score before them. */
export const terms: TermsFace<View> = {
  terms: (view) => [...scoreLine(view), ...termsOf(view.setup, view.done)],
};
