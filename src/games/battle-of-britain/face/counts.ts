import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace } from "../../../face/count.ts";
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
import { phrasesOf } from "../../../face/words/named.ts";
import { BRITISH, GERMAN, SIDES, type Side } from "../data/sides.ts";
import { sideOfPool, tablesOf } from "../rules/state/look.ts";
import { DICE_KINDS, type DiceKind } from "./counts/dice.ts";
import { figuresOfMatch, type MatchFigures } from "./counts/figures.ts";
import { CAUSES, type Casualty, type Cause } from "./counts/losses.ts";
import type { RaidFigures } from "./counts/raids.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

/** What the page calls the sides. */
type Names = readonly string[];

/** Whose dice decide what: those that a side throws in combat, and what else it throws. */
const OTHER_DICE = { 0: ["repair"], 1: ["bombs", "flak", "fuel"] } as const satisfies Readonly<
  Record<Side, readonly DiceKind[]>
>;

/** The luck of a side. */
function luckPaper({ luck }: MatchFigures, side: Side, names: Names): Count {
  const accuracy = luck[SIDES[side]];
  const others = OTHER_DICE[side].filter((kind) => luck[kind].tries > 0);
  return sidePaper(
    side,
    names[side] ?? "",
    accuracy,
    phrase("count.hits", { hits: accuracy.hits, tries: accuracy.tries }),
    ...others.map((kind) => {
      const { hits, tries, expected } = luck[kind];
      return wordsBlock(phrase("count.others", { kind, hits, tries, expected }));
    }),
  );
}

/** Targets bombed so far, beside an even pace to the number that wins; squadrons lost so far. */
function coursePaper({ turns, view }: MatchFigures, names: Names): Count {
  const { from, to } = view.setup;
  const pace = turns.map(({ turn }) => (view.targets * Math.max(0, turn - from + 1)) / (to - from + 1));
  const bombed = turns.map(({ successes }) => successes);
  const chart = (what: "targets" | "losses", lines: Parameters<typeof turnsChart>[3]): CountBlock =>
    turnsChart(
      phrase(`count.chart.${what}`),
      phrase(`count.axis.${what}`),
      turns.map(({ turn }) => turn),
      lines,
    );
  return widePaper("course", phrase("count.course"), [
    chart("targets", [
      series(phrase("count.pace", { targets: view.targets }), GERMAN, pace, true),
      series(names[GERMAN] ?? "", GERMAN, bombed),
    ]),
    chart(
      "losses",
      bySide(names, (side) => turns.map(({ losses }) => losses[side])),
    ),
  ]);
}

/** Battles on another table only where they may be had (BB-H10). */
function causesIn({ setup }: MatchFigures["view"]): readonly Cause[] {
  const { battles } = setup.options;
  return CAUSES.filter(
    (cause) => (cause !== "plotted" && cause !== "cards") || battles === cause || battles === "asked",
  );
}

const isLost = ({ stood }: Casualty) => !stood;
const hasStood = ({ stood }: Casualty) => stood;

/** What both sides lost, by cause. */
function causesPaper({ casualties, view }: MatchFigures, names: Names): Count {
  const cells = (is: (one: Casualty) => boolean) =>
    [BRITISH, GERMAN].map((side) => casualties.filter((one) => one.side === side && is(one)).length);
  const rows = [
    ...causesIn(view).map((cause) =>
      figureRow(
        phrase("count.cause.of", { cause }),
        cells((one) => isLost(one) && one.cause === cause),
      ),
    ),
    figureRow(phrase("count.lost"), cells(isLost)),
    figureRow(phrase("count.stood"), cells(hasStood)),
  ];
  return paper("causes", phrase("count.causes"), [
    figureTable(phrase("count.cause"), sideHeadings(names), rows),
  ]);
}

/** Squadrons of each type: from the start, lost, stood down. */
function typesPaper({ casualties, view }: MatchFigures): Count {
  const { types, pools } = tablesOf(view.setup);
  const rows = types.map(({ id, side }) => {
    const own = casualties.filter(({ type }) => type === id);
    const start = sum(pools.map(({ squadrons }) => squadrons[id] ?? 0));
    const cells = [start, own.filter(isLost).length, own.filter(hasStood).length];
    return figureRow(phrase("count.type.of", { type: id }), cells, side);
  });
  return paper("types", phrase("count.types"), [
    figureTable(phrase("count.type"), phrases("count", "start", "lost", "stood"), rows),
    wordsBlock(phrase("count.types.hint")),
  ]);
}

/** Each Group and Luftflotte: what it lost, by cause. */
function poolsPaper({ casualties, view, work }: MatchFigures): Count {
  const causes = causesIn(view);
  const rows = work.map(({ pool }) => {
    const own = casualties.filter((one) => one.pool === pool);
    const lost = own.filter(isLost);
    const cells = [
      ...causes.map((cause) => lost.filter((one) => one.cause === cause).length),
      lost.length,
      own.filter(hasStood).length,
    ];
    return figureRow(phrase("count.pool.of", { pool }), cells, sideOfPool(view, pool));
  });
  const columns = [
    ...causes.map((cause) => phrase("count.cause.of", { cause })),
    ...phrases("count", "lost", "stood"),
  ];
  return widePaper("pools", phrase("count.pools"), [figureTable(phrase("count.pool"), columns, rows)]);
}

/** What the Groups or the Luftflotten did. */
function workPaper({ work, view }: MatchFigures, side: Side): Count {
  const columns: readonly Exclude<keyof RaidFigures, "pool">[] =
    side === BRITISH ? ["scrambles", "contacts", "missed", "dogfights"] : ["sorties", "raids", "successes"];
  const rows = work
    .filter(({ pool }) => sideOfPool(view, pool) === side)
    .map((one) => {
      const cells = columns.map((column) => one[column]);
      return figureRow(phrase("count.pool.of", { pool: one.pool }), cells, side);
    });
  const table = figureTable(phrase("count.pool"), phrases("count", ...columns), rows);
  return { ...paper(`work ${side}`, phrase(`count.work.${SIDES[side]}`), [table]), side };
}

/** Targets by kind. */
function targetsPaper({ bombed }: MatchFigures): Count {
  const columns = ["raids", "successes", "hits", "out"] as const;
  const kinds = bombed.map((one) => [phrase("count.target.of", { kind: one.kind }), one] as const);
  const rows = rowsWithSum(columns, kinds, phrase("count.all"));
  return paper("targets", phrase("count.targets"), [
    figureTable(phrase("count.target"), phrases("count.target", ...columns), rows),
  ]);
}

/** Luck of the dice, losses by cause, type and Group, targets by kind. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const names = SIDES.map(nameOf);
    return [
      luckPaper(figures, BRITISH, names),
      luckPaper(figures, GERMAN, names),
      coursePaper(figures, names),
      targetsPaper(figures),
      causesPaper(figures, names),
      poolsPaper(figures),
      workPaper(figures, BRITISH),
      workPaper(figures, GERMAN),
      typesPaper(figures),
      dicePaper(DICE_KINDS.map((kind) => [kind, figures.luck[kind]])),
    ];
  },
};
