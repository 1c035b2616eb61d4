import { phraser } from "../../../core/phrase.ts";
import type { Count, CountsFace } from "../../../face/count.ts";
import {
  named,
  paper,
  series,
  sidePaper,
  turnsChart,
  widePaper,
  words as wordsBlock,
} from "../../../face/counts/papers.ts";
import { inColumns, inRows } from "../../../face/figure-tables.ts";
import { figuresOfMatch, type MatchFigures, type SideFigures } from "./counts/figures.ts";
import { figureRows } from "./counts/rows.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

/** What the page calls the sides. */
type Names = readonly string[];

function luckPaper({ turns }: MatchFigures, own: SideFigures, names: Names): Count {
  const { side, accuracy, points, owed } = own;
  const { hits, tries } = accuracy;
  const name = names[side] ?? "";
  const of = (what: "points" | "owed") => turns.map((turn) => turn[what][side]);
  const chart = turnsChart(
    phrase("count.chart.damage", { name }),
    phrase("count.axis.damage"),
    turns.map(({ turn }) => turn),
    [
      series(phrase("count.expected"), side, of("owed"), true),
      series(phrase("count.actual"), side, of("points")),
    ],
  );
  const damage = tries > 0 && wordsBlock(phrase("count.damage", { points, owed }));
  return sidePaper(side, name, accuracy, phrase("count.hits", { hits, tries }), damage, chart);
}

function sidesPaper({ sides }: MatchFigures, names: Names): Count {
  const figures = sides.map((own) => {
    const flying = phrase("count.of", { part: own.flying, whole: own.aircraft });
    const rows = [...figureRows(own), named(phrase("count.row.flying"), flying)];
    return { side: own.side, name: names[own.side] ?? "", figures: rows };
  });
  return paper("sides", phrase("count.sides"), [inColumns(phrase("count.figure"), figures)]);
}

function pointsPaper({ sides }: MatchFigures, names: Names): Count {
  const sources = [...new Set(sides.flatMap(({ earned }) => [...earned.keys()]))];
  const figures = sides.map(({ side, earned, score }) => ({
    side,
    name: names[side] ?? "",
    figures: [
      ...sources.map((why) => named(phrase("count.why", { why }), earned.get(why) ?? 0)),
      named(phrase("count.row.total"), score),
    ],
  }));
  return paper("points", phrase("count.points"), [inColumns(phrase("count.source"), figures)]);
}

/** One line an aircraft, first side first. */
function aircraftPaper({ aircraft }: MatchFigures): Count {
  const sorted = aircraft.toSorted((a, b) => a.side - b.side);
  const figures = sorted.map((one) => {
    const { id, title, side, status } = one;
    const fate = named(phrase("count.row.status"), phrase("count.fate", { status }));
    return { side, name: `${id} ${title}`, figures: [...figureRows(one), fate] };
  });
  return widePaper("aircraft", phrase("count.aircraft.title"), [
    wordsBlock(phrase("count.aircraft.hint")),
    inRows(phrase("count.aircraft"), figures),
  ]);
}

/** Attacks, hits, damage and flight of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const names = figures.sides.map(({ name }) => nameOf(name));
    return [
      ...figures.sides.map((own) => luckPaper(figures, own, names)),
      sidesPaper(figures, names),
      ...(figures.scored ? [pointsPaper(figures, names)] : []),
      aircraftPaper(figures),
    ];
  },
};
