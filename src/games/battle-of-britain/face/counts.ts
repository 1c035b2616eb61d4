import type { SideId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Figure, Series } from "../../../face/count.ts";
import { BRITISH, GERMAN, SIDES, type Side } from "../data/sides.ts";
import { sideOfPool, tablesOf } from "../rules/state/look.ts";
import { DICE_KINDS, type DiceKind } from "./counts/dice.ts";
import { figuresOfMatch, type MatchFigures } from "./counts/figures.ts";
import { CAUSES, type Casualty, type Cause } from "./counts/losses.ts";
import type { Work } from "./counts/raids.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

type NameOf = (side: SideId) => string;

/** Whose dice decide what: those that a side throws in combat, and what else it throws. */
const OTHER_DICE = { 0: ["repair"], 1: ["bombs", "flak", "fuel"] } as const satisfies Readonly<
  Record<Side, readonly DiceKind[]>
>;

/** The luck of a side. */
function sidePaper({ luck }: MatchFigures, side: Side, nameOf: NameOf): Count {
  const accuracy = luck[SIDES[side]];
  const others = OTHER_DICE[side].filter((kind) => luck[kind].tries > 0);
  return {
    id: `side ${side}`,
    title: nameOf(SIDES[side]),
    side,
    blocks: [
      {
        kind: "accuracy",
        accuracy,
        told: phrase("count.hits", { hits: accuracy.hits, tries: accuracy.tries }),
      },
      ...others.map((kind): CountBlock => {
        const { hits, tries, expected } = luck[kind];
        return { kind: "words", words: phrase("count.others", { kind, hits, tries, expected }) };
      }),
    ],
  };
}

/** All dice, kind by kind. */
function dicePaper({ luck }: MatchFigures): Count {
  return {
    id: "dice",
    title: phrase("count.dice"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.dice.kind"),
        columns: (["thrown", "hits", "expected", "difference"] as const).map((column) => ({
          name: phrase(`count.dice.${column}`),
        })),
        rows: DICE_KINDS.map((kind) => {
          const { tries, hits, expected } = luck[kind];
          return {
            name: phrase("count.dice.of", { kind }),
            cells: [
              { figure: tries },
              { figure: hits },
              { figure: expected, decimals: 1 },
              { figure: hits - expected, decimals: 1, signed: true },
            ],
          };
        }),
      },
    ],
  };
}

/** Targets bombed so far, beside an even pace to the number that wins; squadrons lost so far. */
function coursePaper({ turns, view }: MatchFigures, nameOf: NameOf): Count {
  const { from, to } = view.setup;
  const pace = (turn: number) => (view.targets * Math.max(0, turn - from + 1)) / (to - from + 1);
  const line = (name: Series["name"], side: Side, expected: boolean, values: readonly number[]): Series => ({
    name,
    side,
    expected,
    values,
  });
  const chart = (what: "targets" | "losses", series: readonly Series[]): CountBlock => ({
    kind: "chart",
    title: phrase(`count.chart.${what}`),
    xs: turns.map(({ turn }) => turn),
    x: phrase("count.turn"),
    y: phrase(`count.axis.${what}`),
    series,
  });
  return {
    id: "course",
    title: phrase("count.course"),
    wide: true,
    blocks: [
      chart("targets", [
        line(
          phrase("count.pace", { targets: view.targets }),
          GERMAN,
          true,
          turns.map(({ turn }) => pace(turn)),
        ),
        line(
          nameOf(SIDES[GERMAN]),
          GERMAN,
          false,
          turns.map(({ successes }) => successes),
        ),
      ]),
      chart(
        "losses",
        ([BRITISH, GERMAN] as const).map((side) =>
          line(
            nameOf(SIDES[side]),
            side,
            false,
            turns.map(({ losses }) => losses[side]),
          ),
        ),
      ),
    ],
  };
}

function figure(casualties: readonly Casualty[]): Figure {
  return { figure: casualties.length };
}

/** Battles on another table only where they may be had (BB-H10). */
function causesIn({ setup }: MatchFigures["view"]): readonly Cause[] {
  const { battles } = setup.options;
  return CAUSES.filter(
    (cause) => (cause !== "plotted" && cause !== "cards") || battles === cause || battles === "asked",
  );
}

const isLost = ({ stood }: Casualty) => !stood;

/** What both sides lost, by cause. */
function causesPaper({ casualties, view }: MatchFigures, nameOf: NameOf): Count {
  const sides = [BRITISH, GERMAN] as const;
  const cells = (is: (one: Casualty) => boolean) =>
    sides.map((side) => figure(casualties.filter((one) => one.side === side && is(one))));
  return {
    id: "causes",
    title: phrase("count.causes"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.cause"),
        columns: sides.map((side) => ({ name: nameOf(SIDES[side]), side })),
        rows: [
          ...causesIn(view).map((cause) => ({
            name: phrase("count.cause.of", { cause }),
            cells: cells((one) => isLost(one) && one.cause === cause),
          })),
          { name: phrase("count.lost"), cells: cells(isLost) },
          { name: phrase("count.stood"), cells: cells(({ stood }) => stood) },
        ],
      },
    ],
  };
}

/** Squadrons of each type: from the start, lost, stood down. */
function typesPaper({ casualties, view }: MatchFigures): Count {
  const { types, pools } = tablesOf(view.setup);
  return {
    id: "types",
    title: phrase("count.types"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.type"),
        columns: (["start", "lost", "stood"] as const).map((column) => ({ name: phrase(`count.${column}`) })),
        rows: types.map(({ id, side }) => {
          const own = casualties.filter(({ type }) => type === id);
          const start = pools.reduce((sum, { squadrons }) => sum + (squadrons[id] ?? 0), 0);
          return {
            name: phrase("count.type.of", { type: id }),
            side,
            cells: [{ figure: start }, figure(own.filter(isLost)), figure(own.filter(({ stood }) => stood))],
          };
        }),
      },
      { kind: "words", words: phrase("count.types.hint") },
    ],
  };
}

/** Each Group and Luftflotte: what it lost, by cause. */
function poolsPaper({ casualties, view, work }: MatchFigures): Count {
  return {
    id: "pools",
    title: phrase("count.pools"),
    wide: true,
    blocks: [
      {
        kind: "table",
        corner: phrase("count.pool"),
        columns: [
          ...causesIn(view).map((cause) => ({ name: phrase("count.cause.of", { cause }) })),
          { name: phrase("count.lost") },
          { name: phrase("count.stood") },
        ],
        rows: work.map(({ pool }) => {
          const own = casualties.filter((one) => one.pool === pool);
          const lost = own.filter(isLost);
          return {
            name: phrase("count.pool.of", { pool }),
            side: sideOfPool(view, pool),
            cells: [
              ...causesIn(view).map((cause) => figure(lost.filter((one) => one.cause === cause))),
              figure(lost),
              figure(own.filter(({ stood }) => stood)),
            ],
          };
        }),
      },
    ],
  };
}

/** What the Groups or the Luftflotten did. */
function workPaper({ work, view }: MatchFigures, side: Side): Count {
  const columns: readonly Exclude<keyof Work, "pool">[] =
    side === BRITISH ? ["scrambles", "contacts", "missed", "dogfights"] : ["sorties", "raids", "successes"];
  return {
    id: `work ${side}`,
    title: phrase(`count.work.${SIDES[side]}`),
    side,
    blocks: [
      {
        kind: "table",
        corner: phrase("count.pool"),
        columns: columns.map((column) => ({ name: phrase(`count.${column}`) })),
        rows: work
          .filter(({ pool }) => sideOfPool(view, pool) === side)
          .map((one) => ({
            name: phrase("count.pool.of", { pool: one.pool }),
            side,
            cells: columns.map((column) => ({ figure: one[column] })),
          })),
      },
    ],
  };
}

/** Targets by kind. */
function targetsPaper({ bombed }: MatchFigures): Count {
  const columns = ["raids", "successes", "hits", "out"] as const;
  const cells = (of: (column: (typeof columns)[number]) => number) =>
    columns.map((column) => ({ figure: of(column) }));
  return {
    id: "targets",
    title: phrase("count.targets"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.target"),
        columns: columns.map((column) => ({ name: phrase(`count.target.${column}`) })),
        rows: [
          ...bombed.map((one) => ({
            name: phrase("count.target.of", { kind: one.kind }),
            cells: cells((column) => one[column]),
          })),
          {
            name: phrase("count.all"),
            cells: cells((column) => bombed.reduce((sum, one) => sum + one[column], 0)),
          },
        ],
      },
    ],
  };
}

/** Luck of the dice, losses by cause, type and Group, targets by kind. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    return [
      sidePaper(figures, BRITISH, nameOf),
      sidePaper(figures, GERMAN, nameOf),
      coursePaper(figures, nameOf),
      targetsPaper(figures),
      causesPaper(figures, nameOf),
      poolsPaper(figures),
      workPaper(figures, BRITISH),
      workPaper(figures, GERMAN),
      typesPaper(figures),
      dicePaper(figures),
    ];
  },
};
