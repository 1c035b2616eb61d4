import { phraser } from "../../../core/phrase.ts";
import type { Count, CountsFace } from "../../../face/count.ts";
import {
  bySide,
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

function luckPaper({ turns }: MatchFigures, { side, accuracy }: SideFigures, names: Names): Count {
  const { hits, tries } = accuracy;
  const name = names[side] ?? "";
  const of = (what: "hits" | "expected") => turns.map((turn) => turn[what][side]);
  const chart = turnsChart(
    phrase("count.chart.hits", { name }),
    phrase("count.axis.hits"),
    turns.map(({ turn }) => turn),
    [
      series(phrase("count.expected"), side, of("expected"), true),
      series(phrase("count.actual"), side, of("hits")),
    ],
  );
  return sidePaper(side, name, accuracy, phrase("count.hits", { hits, tries }), chart);
}

function sidesPaper({ sides, initiatives }: MatchFigures, names: Names): Count {
  const figures = sides.map((own) => ({
    side: own.side,
    name: names[own.side] ?? "",
    figures: [
      ...figureRows(own),
      named(phrase("count.row.flying"), phrase("count.of", { part: own.flying, whole: own.aircraft })),
      named(phrase("count.row.initiative"), phrase("count.of", { part: own.initiative, whole: initiatives })),
    ],
  }));
  return paper("sides", phrase("count.sides"), [inColumns(phrase("count.figure"), figures)]);
}

function fuselagePaper({ turns }: MatchFigures, names: Names): Count {
  const title = phrase("count.chart.fuselage");
  const xs = turns.map(({ turn }) => turn);
  const lines = bySide(names, (side) => turns.map(({ fuselage }) => fuselage[side]));
  return paper("fuselage", title, [turnsChart(title, "FUSELAGE", xs, lines)]);
}

/** One line an aircraft, first side first. */
function aircraftPaper({ aircraft }: MatchFigures): Count {
  const sorted = aircraft.toSorted((a, b) => a.sortie.side - b.sortie.side);
  const figures = sorted.map((one) => {
    const { id, title, side, status } = one.sortie;
    const fate = named(phrase("count.row.status"), { key: `status.${status}`, values: {} });
    return { side, name: `${id} ${title}`, figures: [...figureRows(one), fate] };
  });
  return widePaper("aircraft", phrase("count.aircraft.title"), [
    wordsBlock(phrase("count.aircraft.hint")),
    inRows(phrase("count.aircraft"), figures),
  ]);
}

/** Shots, hits, damage and flight of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const names = figures.sides.map(({ name }) => nameOf(name));
    return [
      ...figures.sides.map((own) => luckPaper(figures, own, names)),
      sidesPaper(figures, names),
      fuselagePaper(figures, names),
      aircraftPaper(figures),
    ];
  },
};
