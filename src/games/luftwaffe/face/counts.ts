import type { SideId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Series } from "../../../face/count.ts";
import type { Text } from "../../../face/text.ts";
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

type NameOf = (side: SideId) => string;
const BOTH = [AMERICAN, GERMAN] as const;

/** The luck of a side: American bombs, the guns of German bases; and the dice of its battles. */
function sidePaper({ luck }: MatchFigures, side: Side, nameOf: NameOf): Count {
  const accuracy = luck.kinds[side === AMERICAN ? "bombs" : "guns"];
  const { hits, tries } = accuracy;
  const { thrown = 0, mean = 0 } = luck.battles[side] ?? {};
  return {
    id: `side ${side}`,
    title: nameOf(SIDES[side]),
    side,
    blocks: [
      { kind: "accuracy", accuracy, told: phrase("count.hits", { side, hits, tries }) },
      ...(thrown > 0 ? [{ kind: "words", words: phrase("count.mean", { thrown, mean }) } as const] : []),
    ],
  };
}

type Line = Pick<Series, "side"> & { readonly name: Text; readonly dashed?: true };

/** A chart over the quarters; each line says its value of a quarter. */
function chart(
  quarters: readonly QuarterFigures[],
  what: "targets" | "losses" | "restored" | "factories" | "aircraft" | "pilots" | "fuel" | "reserve",
  decimals: number,
  lines: readonly (readonly [Line, (quarter: QuarterFigures) => number])[],
): CountBlock {
  return {
    kind: "chart",
    title: phrase("count.chart", { what }),
    xs: quarters.map(({ quarter }) => quarter),
    labels: quarters.map(({ quarter }) => phrase("count.quarter.short", { quarter })),
    x: phrase("count.quarter"),
    y: phrase("count.axis", { what }),
    decimals,
    series: lines.map(([{ name, side, dashed }, value]) => ({
      name,
      side,
      expected: dashed ?? false,
      values: quarters.map(value),
    })),
  };
}

/** The campaign quarter by quarter: targets beside an even pace to those that win, losses, replacements. */
function coursePaper({ quarters, view }: MatchFigures, nameOf: NameOf): Count {
  const { from, to, options } = view.setup;
  const pace = ({ quarter }: QuarterFigures) => (options.targets * (quarter - from + 1)) / (to - from + 1);
  const own = (side: Side): Line => ({ name: nameOf(SIDES[side]), side });
  const both = (of: "lost" | "restored") =>
    BOTH.map((side) => [own(side), (one: QuarterFigures) => one[of][side]] as const);
  return {
    id: "course",
    title: phrase("count.course"),
    wide: true,
    blocks: [
      chart(quarters, "targets", 0, [
        [{ name: phrase("count.pace", { targets: options.targets }), side: AMERICAN, dashed: true }, pace],
        [own(AMERICAN), ({ bombed }) => bombed],
      ]),
      chart(quarters, "losses", 0, both("lost")),
      chart(quarters, "restored", 0, both("restored")),
    ],
  };
}

/** German industry quarter by quarter, beside the figures at which the rules change it (section 5). */
function industryPaper({ quarters, view }: MatchFigures): Count {
  const { level } = view.setup.options;
  const made = (twelfths: number) => twelfths / TWELFTHS;
  const german = (name: Text, dashed?: true): Line => ({ name, side: GERMAN, ...(dashed && { dashed }) });
  const threshold = (what: "factories" | "pilots" | "fuel") =>
    german(phrase("count.threshold", { what }), true);
  const halving = plays(level, "halving");
  const fuel = plays(level, "fuel");
  return {
    id: "industry",
    title: phrase("count.industry"),
    side: GERMAN,
    wide: true,
    blocks: [
      chart(quarters, "factories", 0, [
        ...(halving ? [[threshold("factories"), () => ENOUGH_FACTORIES] as const] : []),
        [german(phrase("count.standing")), ({ factories }) => factories],
      ]),
      chart(quarters, "aircraft", 1, [[german(phrase("count.made")), ({ aircraft }) => made(aircraft)]]),
      ...(plays(level, "pilots")
        ? [
            chart(quarters, "pilots", 0, [
              [threshold("pilots"), () => MOST_PILOTS],
              [german(phrase("count.trained")), ({ pilots }) => pilots],
            ]),
          ]
        : []),
      ...(fuel
        ? [
            chart(quarters, "fuel", 1, [
              [threshold("fuel"), ({ need }) => made(need)],
              [german(phrase("count.made")), (one) => made(one.fuel)],
            ]),
            chart(quarters, "reserve", 1, [
              [german(phrase("count.reserve")), ({ reserve }) => made(reserve)],
            ]),
            groundedTable(quarters),
          ]
        : []),
    ],
  };
}

/** Units that had no fuel, quarter by quarter. */
function groundedTable(quarters: readonly QuarterFigures[]): CountBlock {
  return {
    kind: "table",
    corner: phrase("count.quarter"),
    columns: [{ name: phrase("count.grounded") }],
    rows: quarters.map(({ quarter, grounded }) => ({
      name: phrase("count.quarter.of", { quarter }),
      cells: [{ figure: grounded }],
    })),
  };
}

/** A single raid turn by turn. */
function raidPaper({ turns, casualties }: MatchFigures, nameOf: NameOf): Count {
  const xs = turns.map((_, at) => at + 1);
  const frame = { kind: "chart", xs, x: phrase("count.turn") } as const;
  const lost = (side: Side, turn: number) =>
    lostBy(
      casualties.filter((one) => one.turn <= turn),
      side,
    );
  return {
    id: "course",
    title: phrase("count.course"),
    wide: true,
    blocks: [
      {
        ...frame,
        title: phrase("count.turns", { what: "targets" }),
        y: phrase("count.axis", { what: "targets" }),
        series: [{ name: nameOf(SIDES[AMERICAN]), side: AMERICAN, expected: false, values: turns }],
      },
      {
        ...frame,
        title: phrase("count.turns", { what: "losses" }),
        y: phrase("count.axis", { what: "losses" }),
        series: BOTH.map((side) => ({
          name: nameOf(SIDES[side]),
          side,
          expected: false,
          values: xs.map((turn) => lost(side, turn)),
        })),
      },
    ],
  };
}

/** Targets by complex: attacks by day, what they and the RAF destroyed, what stands. */
function targetsPaper({ bombed }: MatchFigures): Count {
  const columns = ["attacks", "byDay", "byNight", "left"] as const;
  const all = bombed.map((one) => ({ ...one, left: one.all - one.byDay - one.byNight }));
  return {
    id: "targets",
    title: phrase("count.targets"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.complex"),
        columns: columns.map((column) => ({ name: phrase(`count.target.${column}`) })),
        rows: [
          ...all.map((one) => ({
            name: phrase("count.complex.of", { complex: one.complex }),
            cells: columns.map((column) => ({ figure: one[column] })),
          })),
          {
            name: phrase("count.all"),
            cells: columns.map((column) => ({ figure: all.reduce((sum, one) => sum + one[column], 0) })),
          },
        ],
      },
    ],
  };
}

/** Combat factors that both sides lost, by cause. */
function causesPaper({ casualties }: MatchFigures, nameOf: NameOf): Count {
  const cells = (some: readonly Casualty[]) => BOTH.map((side) => ({ figure: lostBy(some, side) }));
  return {
    id: "causes",
    title: phrase("count.causes"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.cause"),
        columns: BOTH.map((side) => ({ name: nameOf(SIDES[side]), side })),
        rows: [
          ...CAUSES.map((cause) => ({
            name: phrase("count.cause.of", { cause }),
            cells: cells(casualties.filter((one) => one.cause === cause)),
          })),
          { name: phrase("count.all"), cells: cells(casualties) },
        ],
      },
    ],
  };
}

/** Combat factors of each type: lost so far, and left. */
function typesPaper({ casualties, view }: MatchFigures): Count {
  const left = (type: string) =>
    [...view.americans, ...view.germans]
      .filter((one) => one.type === type && one.presence === "in-play")
      .reduce((sum, { factors }) => sum + factors, 0);
  const rows = tablesOf(view.setup).types.map(({ id, side }) => {
    const lost = lostBy(
      casualties.filter(({ type }) => type === id),
      side,
    );
    return {
      name: phrase("count.type.of", { type: id }),
      side,
      cells: [{ figure: lost }, { figure: left(id) }],
    };
  });
  return {
    id: "types",
    title: phrase("count.types"),
    blocks: [
      {
        kind: "table",
        corner: phrase("count.type"),
        columns: [{ name: phrase("count.lost") }, { name: phrase("count.left") }],
        rows: rows.filter(({ cells }) => cells.some(({ figure }) => figure > 0)),
      },
    ],
  };
}

/** Dice that come off or not, kind by kind. */
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
          const { tries, hits, expected } = luck.kinds[kind];
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

/** Luck of the dice, the course of the campaign, German industry, targets by complex, losses by cause and type. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const course = figures.view.setup.raid
      ? [raidPaper(figures, nameOf)]
      : [coursePaper(figures, nameOf), industryPaper(figures)];
    return [
      sidePaper(figures, AMERICAN, nameOf),
      sidePaper(figures, GERMAN, nameOf),
      ...course,
      targetsPaper(figures),
      causesPaper(figures, nameOf),
      typesPaper(figures),
      dicePaper(figures),
    ];
  },
};
