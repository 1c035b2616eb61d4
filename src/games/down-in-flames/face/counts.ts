import { phraser } from "../../../core/phrase.ts";
import type { Count, CountBlock, CountsFace, Figure, FigureTable } from "../../../face/count.ts";
import {
  bySide,
  figure,
  figureRow,
  figureTable,
  paper,
  sidePaper,
  turnsChart,
  widePaper,
  words as wordsBlock,
} from "../../../face/counts/papers.ts";
import { inColumns, inRows, type NamedFigure } from "../../../face/figure-tables.ts";
import { SIDES } from "../data/sides.ts";
import { type Figures, figuresOfMatch, type MatchFigures, type SideFigures } from "./counts/figures.ts";
import { cardRows, shotRows } from "./counts/rows.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

/** What the page calls the sides. */
type Names = readonly string[];

/** The luck of a side. */
function luckPaper({ side, accuracy, down, downOwed }: SideFigures, names: Names): Count {
  const { hits, tries } = accuracy;
  const fallen = tries > 0 && wordsBlock(phrase("count.down", { down, owed: downOwed }));
  return sidePaper(side, names[side] ?? "", accuracy, phrase("count.harm", { hits, tries }), fallen);
}

/** A figure of both sides over the game turns. */
function chart({ turns }: MatchFigures, what: "score" | "hands", names: Names): CountBlock {
  return turnsChart(
    phrase(`count.chart.${what}`),
    phrase(`count.axis.${what}`),
    turns.map(({ turn }) => turn),
    bySide(names, (side) => turns.map((turn) => turn[what][side])),
  );
}

function coursePaper(figures: MatchFigures, names: Names): Count {
  const charts = [chart(figures, "score", names), chart(figures, "hands", names)];
  return paper("course", phrase("count.course"), charts);
}

type Rows = (one: Figures) => readonly NamedFigure[];

function sideTable({ sides }: MatchFigures, rows: Rows, names: Names): FigureTable {
  const counted = sides.map((own) => ({ side: own.side, name: names[own.side] ?? "", figures: rows(own) }));
  return inColumns(phrase("count.figure"), counted);
}

function sidesPaper(figures: MatchFigures, names: Names): Count {
  const { flak, longest } = figures;
  return paper("sides", phrase("count.sides"), [
    sideTable(figures, shotRows, names),
    flak.tries > 0 && wordsBlock(phrase("count.flak", flak)),
    sideTable(figures, cardRows, names),
    wordsBlock(phrase("count.longest", { longest })),
  ]);
}

type Kind = SideFigures["kinds"][number];

/** Of each kind of card and side two figures. */
function kindTable(
  { sides }: MatchFigures,
  names: Names,
  heads: readonly ["count.attack", "count.answer"] | readonly ["count.drawn", "count.owed"],
  cells: (kind: Kind) => readonly Figure[],
): FigureTable {
  const columns = sides.flatMap(({ side }) =>
    heads.map((head) => ({ name: phrase(head, { side: names[side] ?? "" }), side })),
  );
  const rows = (sides[0]?.kinds ?? []).map(({ name }, place) =>
    figureRow(
      phrase("count.name", { name }),
      sides.flatMap(({ kinds }) => (kinds[place] ? cells(kinds[place]) : ["", ""])),
    ),
  );
  return figureTable(phrase("count.card"), columns, rows);
}

/** Cards played and stood as attacks, and as answers. */
function cardsPaper(figures: MatchFigures, names: Names): Count {
  const of = (part: number, whole: number): Figure =>
    whole === 0 ? "–" : phrase("count.of", { part, whole });
  return widePaper("cards", phrase("count.cards"), [
    wordsBlock(phrase("count.cards.hint")),
    kindTable(figures, names, ["count.attack", "count.answer"], (kind) => [
      of(kind.attacksStood, kind.attacks),
      of(kind.answersStood, kind.answers),
    ]),
  ]);
}

/** What was drawn, and what the deck owed: a secret of each side until the match is over, and of who saw only his own for good. */
function drawnPaper(figures: MatchFigures, names: Names): Count {
  const { over, sides } = figures;
  const told = sides.filter(({ kinds }) => kinds.every((kind) => kind.drawn !== null)).length;
  const drawn = kindTable(figures, names, ["count.drawn", "count.owed"], (kind) => [
    kind.drawn === null ? "–" : figure(kind.drawn),
    figure(kind.expected, 1),
  ]);
  return widePaper("drawn", phrase("count.drawn.title"), [
    !over && wordsBlock(phrase("count.drawn.secret")),
    told > 0 && wordsBlock(phrase("count.drawn.hint")),
    told > 0 && drawn,
    over && told < sides.length && wordsBlock(phrase("count.drawn.unseen")),
  ]);
}

/** One line for each Element and formation, first side first. */
function ownersPaper({ owners }: MatchFigures, what: "shots" | "cards", rows: Rows): Count {
  const sorted = owners.toSorted((a, b) => a.side - b.side);
  const counted = sorted.map((one) => {
    return { side: one.side, name: `${one.id} ${one.title}`, figures: rows(one) };
  });
  const table = inRows(phrase("count.owner"), counted);
  return widePaper(`owners ${what}`, phrase(`count.owners.${what}`), [table]);
}

/** Luck of shots, cards and exchanges, and energy of a match. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const figures = figuresOfMatch(moments);
    const names = SIDES.map(nameOf);
    return [
      ...figures.sides.map((own) => luckPaper(own, names)),
      sidesPaper(figures, names),
      coursePaper(figures, names),
      cardsPaper(figures, names),
      drawnPaper(figures, names),
      ownersPaper(figures, "shots", shotRows),
      ownersPaper(figures, "cards", cardRows),
    ];
  },
};
