import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Series } from "../../../face/count.ts";
import {
  bySide,
  dicePaper,
  figureRow,
  figureTable,
  paper,
  rowsWithSum,
  series,
  sideHeadings,
  sidePaper,
  sum,
  turnsChart,
  widePaper,
  words as wordsBlock,
} from "../../../face/counts/papers.ts";
import type { Text } from "../../../face/text.ts";
import { phrasesOf } from "../../../face/words/named.ts";
import { plays } from "../data/options.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../data/sides.ts";
import { TWELFTHS } from "../data/twelfths.ts";
import { ENOUGH_FACTORIES } from "../rules/economy/aircraft.ts";
import { MOST_PILOTS } from "../rules/economy/pilots.ts";
import { tablesOf } from "../rules/state/look.ts";
import { DICE_KINDS } from "./counts/dice.ts";
import { figuresOfMatch, type MatchFigures } from "./counts/figures.ts";
import { CAUSES, type Casualty, lostBy } from "./counts/losses.ts";
import type { QuarterFigures } from "./counts/quarters.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

/** What the page calls the sides. */
type Names = readonly string[];
const BOTH = [AMERICAN, GERMAN] as const;

/** The luck of a side: American bombs, the guns of German bases; and the dice of its battles. */
function luckPaper({ luck }: MatchFigures, side: Side, names: Names): Count {
  const accuracy = luck.kinds[side === AMERICAN ? "bombs" : "guns"];
  const { hits, tries } = accuracy;
  const { thrown = 0, mean = 0 } = luck.battles[side] ?? {};
  const battles = thrown > 0 && wordsBlock(phrase("count.mean", { thrown, mean }));
  return sidePaper(side, names[side] ?? "", accuracy, phrase("count.hits", { side, hits, tries }), battles);
}

type What = "targets" | "losses" | "restored" | "factories" | "aircraft" | "pilots" | "fuel" | "reserve";

/** A chart over the quarters. */
function chart(
  quarters: readonly QuarterFigures[],
  what: What,
  decimals: number,
  lines: readonly Series[],
): CountBlock {
  return {
    kind: "chart",
    title: phrase("count.chart", { what }),
    xs: quarters.map(({ quarter }) => quarter),
    labels: quarters.map(({ quarter }) => phrase("count.quarter.short", { quarter })),
    x: phrase("count.quarter"),
    y: phrase("count.axis", { what }),
    decimals,
    series: lines,
  };
}

/** The campaign quarter by quarter: targets beside an even pace to those that win, losses, replacements. */
function coursePaper({ quarters, view }: MatchFigures, names: Names): Count {
  const { from, to, options } = view.setup;
  const { targets } = options;
  const pace = quarters.map(({ quarter }) => (targets * (quarter - from + 1)) / (to - from + 1));
  const bombed = quarters.map((one) => one.bombed);
  const both = (of: "lost" | "restored") => bySide(names, (side) => quarters.map((one) => one[of][side]));
  return widePaper("course", phrase("count.course"), [
    chart(quarters, "targets", 0, [
      series(phrase("count.pace", { targets }), AMERICAN, pace, true),
      series(names[AMERICAN] ?? "", AMERICAN, bombed),
    ]),
    chart(quarters, "losses", 0, both("lost")),
    chart(quarters, "restored", 0, both("restored")),
  ]);
}

/** German industry quarter by quarter, beside the figures at which the rules change it (section 5). */
function industryPaper({ quarters, view }: MatchFigures): Count {
  const { level } = view.setup.options;
  const made = (twelfths: number) => twelfths / TWELFTHS;
  const german = (name: Text, of: (quarter: QuarterFigures) => number) =>
    series(name, GERMAN, quarters.map(of));
  const threshold = (what: "factories" | "pilots" | "fuel", of: (quarter: QuarterFigures) => number) =>
    series(phrase("count.threshold", { what }), GERMAN, quarters.map(of), true);
  const fuel = plays(level, "fuel");
  const blocks = [
    chart(quarters, "factories", 0, [
      ...(plays(level, "halving") ? [threshold("factories", () => ENOUGH_FACTORIES)] : []),
      german(phrase("count.standing"), ({ factories }) => factories),
    ]),
    chart(quarters, "aircraft", 1, [german(phrase("count.made"), ({ aircraft }) => made(aircraft))]),
    plays(level, "pilots") &&
      chart(quarters, "pilots", 0, [
        threshold("pilots", () => MOST_PILOTS),
        german(phrase("count.trained"), ({ pilots }) => pilots),
      ]),
    fuel &&
      chart(quarters, "fuel", 1, [
        threshold("fuel", ({ need }) => made(need)),
        german(phrase("count.made"), (one) => made(one.fuel)),
      ]),
    fuel && chart(quarters, "reserve", 1, [german(phrase("count.reserve"), ({ reserve }) => made(reserve))]),
    fuel && groundedTable(quarters),
  ];
  return { ...widePaper("industry", phrase("count.industry"), blocks), side: GERMAN };
}

/** Units that had no fuel, quarter by quarter. */
function groundedTable(quarters: readonly QuarterFigures[]): CountBlock {
  const rows = quarters.map(({ quarter, grounded }) =>
    figureRow(phrase("count.quarter.of", { quarter }), [grounded]),
  );
  return figureTable(phrase("count.quarter"), [phrase("count.grounded")], rows);
}

/** A single raid turn by turn. */
function raidPaper({ turns, casualties }: MatchFigures, names: Names): Count {
  const xs = turns.map((_, at) => at + 1);
  const until = (last: number) => casualties.filter(({ turn }) => turn <= last);
  const over = (what: "targets" | "losses", lines: readonly Series[]) =>
    turnsChart(phrase("count.turns", { what }), phrase("count.axis", { what }), xs, lines);
  return widePaper("course", phrase("count.course"), [
    over("targets", [series(names[AMERICAN] ?? "", AMERICAN, turns)]),
    over(
      "losses",
      bySide(names, (side) => xs.map((turn) => lostBy(until(turn), side))),
    ),
  ]);
}

/** Targets by complex: attacks by day, what they and the RAF destroyed, what stands. */
function targetsPaper({ bombed }: MatchFigures): Count {
  const columns = ["attacks", "byDay", "byNight", "left"] as const;
  const all = bombed.map((one) => {
    const left = one.all - one.byDay - one.byNight;
    return [phrase("count.complex.of", { complex: one.complex }), { ...one, left }] as const;
  });
  const rows = rowsWithSum(columns, all, phrase("count.all"));
  return paper("targets", phrase("count.targets"), [
    figureTable(phrase("count.complex"), phrases("count.target", ...columns), rows),
  ]);
}

/** Combat factors that both sides lost, by cause. */
function causesPaper({ casualties }: MatchFigures, names: Names): Count {
  const cells = (some: readonly Casualty[]) => BOTH.map((side) => lostBy(some, side));
  const rows = [
    ...CAUSES.map((cause) =>
      figureRow(phrase("count.cause.of", { cause }), cells(casualties.filter((one) => one.cause === cause))),
    ),
    figureRow(phrase("count.all"), cells(casualties)),
  ];
  return paper("causes", phrase("count.causes"), [
    figureTable(phrase("count.cause"), sideHeadings(names), rows),
  ]);
}

/** Combat factors of each type: lost so far, and left. */
function typesPaper({ casualties, view }: MatchFigures): Count {
  const units = [...view.americans, ...view.germans].filter(({ presence }) => presence === "in-play");
  const rows = tablesOf(view.setup).types.flatMap(({ id, side }) => {
    const own = casualties.filter(({ type }) => type === id);
    const left = sum(units.filter(({ type }) => type === id).map(({ factors }) => factors));
    const cells = [lostBy(own, side), left];
    return cells.some((one) => one > 0)
      ? [figureRow(phrase("count.type.of", { type: id }), cells, side)]
      : [];
  });
  return paper("types", phrase("count.types"), [
    figureTable(phrase("count.type"), phrases("count", "lost", "left"), rows),
  ]);
}

/** Luck of the dice, the course of the campaign, German industry, targets by complex, losses by cause and type. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const names = SIDES.map(nameOf);
    const course = figures.view.setup.raid
      ? [raidPaper(figures, names)]
      : [coursePaper(figures, names), industryPaper(figures)];
    return [
      luckPaper(figures, AMERICAN, names),
      luckPaper(figures, GERMAN, names),
      ...course,
      targetsPaper(figures),
      causesPaper(figures, names),
      typesPaper(figures),
      dicePaper(DICE_KINDS.map((kind) => [kind, figures.luck.kinds[kind]])),
    ];
  },
};
