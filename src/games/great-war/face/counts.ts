import type { SideId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Series } from "../../../face/count.ts";
import { inColumns, inRows } from "../../../face/figure-tables.ts";
import { figuresOfMatch, type MatchFigures, type SideFigures } from "./counts/figures.ts";
import { figureRows } from "./counts/rows.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

type NameOf = (side: SideId) => string;

function sidePaper({ turns }: MatchFigures, own: SideFigures, nameOf: NameOf): Count {
  const { side, name, accuracy, points, owed } = own;
  const line = (what: "points" | "owed"): Series => ({
    name: what === "points" ? phrase("count.actual") : phrase("count.expected"),
    side,
    expected: what === "owed",
    values: turns.map((turn) => turn[what][side]),
  });
  const { hits, tries } = accuracy;
  const damage: CountBlock = { kind: "words", words: phrase("count.damage", { points, owed }) };
  return {
    id: `side ${side}`,
    title: nameOf(name),
    side,
    blocks: [
      { kind: "accuracy", accuracy, told: phrase("count.hits", { hits, tries }) },
      ...(tries > 0 ? [damage] : []),
      {
        kind: "chart",
        title: phrase("count.chart.damage", { name: nameOf(name) }),
        xs: turns.map(({ turn }) => turn),
        x: phrase("count.turn"),
        y: phrase("count.axis.damage"),
        series: [line("owed"), line("points")],
      },
    ],
  };
}

function sidesPaper({ sides }: MatchFigures, nameOf: NameOf): Count {
  const figures = sides.map((own) => {
    const flying = phrase("count.of", { part: own.flying, whole: own.aircraft });
    return {
      side: own.side,
      name: nameOf(own.name),
      figures: [...figureRows(own), { name: phrase("count.row.flying"), cell: flying }],
    };
  });
  return { id: "sides", title: phrase("count.sides"), blocks: [inColumns(phrase("count.figure"), figures)] };
}

function pointsPaper({ sides }: MatchFigures, nameOf: NameOf): Count {
  const sources = [...new Set(sides.flatMap(({ earned }) => [...earned.keys()]))];
  const figures = sides.map(({ side, name, earned, score }) => ({
    side,
    name: nameOf(name),
    figures: [
      ...sources.map((why) => ({
        name: phrase("count.why", { why }),
        cell: { figure: earned.get(why) ?? 0 },
      })),
      { name: phrase("count.row.total"), cell: { figure: score } },
    ],
  }));
  return {
    id: "points",
    title: phrase("count.points"),
    blocks: [inColumns(phrase("count.source"), figures)],
  };
}

/** One line an aircraft, first side first. */
function aircraftPaper({ aircraft }: MatchFigures): Count {
  const sorted = aircraft.toSorted((a, b) => a.side - b.side);
  const figures = sorted.map((one) => {
    const { id, title, side, status } = one;
    const fate = { name: phrase("count.row.status"), cell: phrase("count.fate", { status }) };
    return { side, name: `${id} ${title}`, figures: [...figureRows(one), fate] };
  });
  return {
    id: "aircraft",
    title: phrase("count.aircraft.title"),
    wide: true,
    blocks: [
      { kind: "words", words: phrase("count.aircraft.hint") },
      inRows(phrase("count.aircraft"), figures),
    ],
  };
}

/** Attacks, hits, damage and flight of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    return [
      ...figures.sides.map((own) => sidePaper(figures, own, nameOf)),
      sidesPaper(figures, nameOf),
      ...(figures.scored ? [pointsPaper(figures, nameOf)] : []),
      aircraftPaper(figures),
    ];
  },
};
