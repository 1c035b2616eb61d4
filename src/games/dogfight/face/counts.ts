import type { SideId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Count, CountsFace, Series } from "../../../face/count.ts";
import { inColumns, inRows } from "../../../face/figure-tables.ts";
import { figuresOfMatch, type MatchFigures, type SideFigures } from "./counts/figures.ts";
import { figureRows } from "./counts/rows.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

type NameOf = (side: SideId) => string;

function sidePaper({ turns }: MatchFigures, { side, name, accuracy }: SideFigures, nameOf: NameOf): Count {
  const line = (what: "hits" | "expected"): Series => ({
    name: what === "hits" ? phrase("count.actual") : phrase("count.expected"),
    side,
    expected: what === "expected",
    values: turns.map((turn) => turn[what][side]),
  });
  const { hits, tries } = accuracy;
  return {
    id: `side ${side}`,
    title: nameOf(name),
    side,
    blocks: [
      { kind: "accuracy", accuracy, told: phrase("count.hits", { hits, tries }) },
      {
        kind: "chart",
        title: phrase("count.chart.hits", { name: nameOf(name) }),
        xs: turns.map(({ turn }) => turn),
        x: phrase("count.turn"),
        y: phrase("count.axis.hits"),
        series: [line("expected"), line("hits")],
      },
    ],
  };
}

function sidesPaper({ sides, initiatives }: MatchFigures, nameOf: NameOf): Count {
  const figures = sides.map((own) => ({
    side: own.side,
    name: nameOf(own.name),
    figures: [
      ...figureRows(own),
      {
        name: phrase("count.row.flying"),
        cell: phrase("count.of", { part: own.flying, whole: own.aircraft }),
      },
      {
        name: phrase("count.row.initiative"),
        cell: phrase("count.of", { part: own.initiative, whole: initiatives }),
      },
    ],
  }));
  return {
    id: "sides",
    title: phrase("count.sides"),
    blocks: [inColumns(phrase("count.figure"), figures)],
  };
}

function fuselagePaper({ sides, turns }: MatchFigures, nameOf: NameOf): Count {
  const title = phrase("count.chart.fuselage");
  const series = sides.map(({ side, name }): Series => {
    return { name: nameOf(name), side, expected: false, values: turns.map(({ fuselage }) => fuselage[side]) };
  });
  const xs = turns.map(({ turn }) => turn);
  return {
    id: "fuselage",
    title,
    blocks: [{ kind: "chart", title, xs, x: phrase("count.turn"), y: "FUSELAGE", series }],
  };
}

/** One line an aircraft, first side first. */
function aircraftPaper({ aircraft }: MatchFigures): Count {
  const sorted = aircraft.toSorted((a, b) => a.sortie.side - b.sortie.side);
  const figures = sorted.map((one) => {
    const { id, title, side, status } = one.sortie;
    const fate = { name: phrase("count.row.status"), cell: { key: `status.${status}`, values: {} } };
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

/** Shots, hits, damage and flight of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    return [
      ...figures.sides.map((own) => sidePaper(figures, own, nameOf)),
      sidesPaper(figures, nameOf),
      fuselagePaper(figures, nameOf),
      aircraftPaper(figures),
    ];
  },
};
