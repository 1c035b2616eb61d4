import type { SideId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Figure, FigureTable, Series } from "../../../face/count.ts";
import { inColumns, inRows, type NamedFigure } from "../../../face/figure-tables.ts";
import { SIDES } from "../data/sides.ts";
import { type Figures, figuresOfMatch, type MatchFigures, type SideFigures } from "./counts/figures.ts";
import { cardRows, shotRows } from "./counts/rows.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

type NameOf = (side: SideId) => string;

/** The luck of a side. */
function sidePaper({ side, accuracy, down, downOwed }: SideFigures, nameOf: NameOf): Count {
  const { hits, tries } = accuracy;
  const fallen: CountBlock = { kind: "words", words: phrase("count.down", { down, owed: downOwed }) };
  return {
    id: `side ${side}`,
    title: nameOf(SIDES[side]),
    side,
    blocks: [
      { kind: "accuracy", accuracy, told: phrase("count.harm", { hits, tries }) },
      ...(tries > 0 ? [fallen] : []),
    ],
  };
}

/** A figure of both sides over the game turns. */
function chart(figures: MatchFigures, what: "score" | "hands", nameOf: NameOf): CountBlock {
  const { turns } = figures;
  return {
    kind: "chart",
    title: phrase(`count.chart.${what}`),
    xs: turns.map(({ turn }) => turn),
    x: phrase("count.turn"),
    y: phrase(`count.axis.${what}`),
    series: figures.sides.map(
      ({ side }): Series => ({
        name: nameOf(SIDES[side]),
        side,
        expected: false,
        values: turns.map((turn) => turn[what][side]),
      }),
    ),
  };
}

function coursePaper(figures: MatchFigures, nameOf: NameOf): Count {
  return {
    id: "course",
    title: phrase("count.course"),
    blocks: [chart(figures, "score", nameOf), chart(figures, "hands", nameOf)],
  };
}

type Rows = (one: Figures) => readonly NamedFigure[];

function bySide({ sides }: MatchFigures, rows: Rows, nameOf: NameOf): FigureTable {
  const counted = sides.map((own) => ({ side: own.side, name: nameOf(SIDES[own.side]), figures: rows(own) }));
  return inColumns(phrase("count.figure"), counted);
}

function sidesPaper(figures: MatchFigures, nameOf: NameOf): Count {
  const { flak, longest } = figures;
  const shot: CountBlock = { kind: "words", words: phrase("count.flak", flak) };
  return {
    id: "sides",
    title: phrase("count.sides"),
    blocks: [
      bySide(figures, shotRows, nameOf),
      ...(flak.tries > 0 ? [shot] : []),
      bySide(figures, cardRows, nameOf),
      { kind: "words", words: phrase("count.longest", { longest }) },
    ],
  };
}

/** Of each kind of card and side: played and stood as an attack, and as an answer. */
function playedTable({ sides }: MatchFigures, nameOf: NameOf): FigureTable {
  const of = (part: number, whole: number): Figure =>
    whole === 0 ? "–" : phrase("count.of", { part, whole });
  return {
    kind: "table",
    corner: phrase("count.card"),
    columns: sides.flatMap(({ side }) => [
      { name: phrase("count.attack", { side: nameOf(SIDES[side]) }), side },
      { name: phrase("count.answer", { side: nameOf(SIDES[side]) }), side },
    ]),
    rows: (sides[0]?.kinds ?? []).map(({ name }, place) => ({
      name: phrase("count.name", { name }),
      cells: sides.flatMap(({ kinds }) => {
        const kind = kinds[place];
        return kind
          ? [of(kind.attacksStood, kind.attacks), of(kind.answersStood, kind.answers)]
          : (["", ""] as const);
      }),
    })),
  };
}

/** Of each kind of card and side: drawn, and what the deck owed. */
function drawnTable({ sides }: MatchFigures, nameOf: NameOf): FigureTable {
  return {
    kind: "table",
    corner: phrase("count.card"),
    columns: sides.flatMap(({ side }) => [
      { name: phrase("count.drawn", { side: nameOf(SIDES[side]) }), side },
      { name: phrase("count.owed", { side: nameOf(SIDES[side]) }), side },
    ]),
    rows: (sides[0]?.kinds ?? []).map(({ name }, place) => ({
      name: phrase("count.name", { name }),
      cells: sides.flatMap(({ kinds }): readonly Figure[] => {
        const { drawn = null, expected = 0 } = kinds[place] ?? {};
        return [{ figure: drawn ?? 0 }, { figure: expected, decimals: 1 }];
      }),
    })),
  };
}

function cardsPaper(figures: MatchFigures, nameOf: NameOf): Count {
  return {
    id: "cards",
    title: phrase("count.cards"),
    wide: true,
    blocks: [{ kind: "words", words: phrase("count.cards.hint") }, playedTable(figures, nameOf)],
  };
}

/** What was drawn: a secret of each side until the match is over. */
function drawnPaper(figures: MatchFigures, nameOf: NameOf): Count {
  const blocks: readonly CountBlock[] = figures.over
    ? [{ kind: "words", words: phrase("count.drawn.hint") }, drawnTable(figures, nameOf)]
    : [{ kind: "words", words: phrase("count.drawn.secret") }];
  return { id: "drawn", title: phrase("count.drawn.title"), wide: true, blocks };
}

/** One line for each Element and formation, first side first. */
function ownersPaper({ owners }: MatchFigures, what: "shots" | "cards", rows: Rows): Count {
  const sorted = owners.toSorted((a, b) => a.side - b.side);
  const counted = sorted.map((one) => ({
    side: one.side,
    name: `${one.id} ${one.title}`,
    figures: rows(one),
  }));
  return {
    id: `owners ${what}`,
    title: phrase(`count.owners.${what}`),
    wide: true,
    blocks: [inRows(phrase("count.owner"), counted)],
  };
}

/** Luck of shots, cards and exchanges, and energy of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    return [
      ...figures.sides.map((own) => sidePaper(own, nameOf)),
      sidesPaper(figures, nameOf),
      coursePaper(figures, nameOf),
      cardsPaper(figures, nameOf),
      drawnPaper(figures, nameOf),
      ownersPaper(figures, "shots", shotRows),
      ownersPaper(figures, "cards", cardRows),
    ];
  },
};
