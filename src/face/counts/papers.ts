import type { Phrase, Values } from "../../core/phrase.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import type { Accuracy } from "../accuracy.ts";
import type { Count, CountBlock, Figure, FigureTable, Series } from "../count.ts";
import type { NamedFigure } from "../figure-tables.ts";
import type { Text } from "../text.ts";

/** What is there, and what is left out: builders take `condition && what`. */
type Some<Of> = readonly (Of | false)[];

type Chart = Extract<CountBlock, { readonly kind: "chart" }>;
type Heading = FigureTable["columns"][number];

function phrase(key: string, values: Values = {}): Phrase {
  return { key, values };
}

export function paper(id: string, title: Text, blocks: Some<CountBlock>): Count {
  return { id, title, blocks: blocks.filter((block) => block !== false) };
}

/** A paper as wide as the page. */
export function widePaper(id: string, title: Text, blocks: Some<CountBlock>): Count {
  return { ...paper(id, title, blocks), wide: true };
}

/** The luck of a side: what chance gave it, and what else there is to say. */
export function sidePaper(
  side: SideIndex,
  name: string,
  accuracy: Accuracy,
  told: Text,
  ...more: Some<CountBlock>
): Count {
  return { ...paper(`side ${side}`, name, [{ kind: "accuracy", accuracy, told }, ...more]), side };
}

export function words(said: Text): CountBlock {
  return { kind: "words", words: said };
}

export function figure(value: number, decimals?: number): Figure {
  return { figure: value, ...(decimals !== undefined && { decimals }) };
}

/** A difference, with its sign. */
export function surplus(value: number): Figure {
  return { figure: value, decimals: 1, signed: true };
}

/** A figure by its name; whole where no decimals are wanted. */
export function named(name: Text, cell: Figure | number, decimals?: number): NamedFigure {
  return { name, cell: typeof cell === "number" ? figure(cell, decimals) : cell };
}

type FigureRow = FigureTable["rows"][number];

export function figureRow(name: Text, cells: readonly (Figure | number)[], side?: SideIndex): FigureRow {
  const all = cells.map((cell) => (typeof cell === "number" ? figure(cell) : cell));
  return { name, ...(side !== undefined && { side }), cells: all };
}

/** Figures in rows and columns; a heading is a name, or whose the column is. */
export function figureTable(
  corner: Text,
  columns: readonly (Text | Heading)[],
  rows: readonly FigureRow[],
): FigureTable {
  const headings = columns.map((one) => (typeof one === "object" && "name" in one ? one : { name: one }));
  return { kind: "table", corner, columns: headings, rows };
}

/** Rows of the same figures of each of some things, and of all of them together. */
export function rowsWithSum<Name extends string>(
  columns: readonly Name[],
  all: readonly (readonly [name: Text, figures: Readonly<Record<Name, number>>])[],
  sum: Text,
): readonly FigureRow[] {
  const cells = (of: (column: Name) => number) => columns.map(of);
  return [
    ...all.map(([name, figures]) =>
      figureRow(
        name,
        cells((column) => figures[column]),
      ),
    ),
    figureRow(
      sum,
      cells((column) => all.reduce((total, [, figures]) => total + figures[column], 0)),
    ),
  ];
}

/** All dice that come off or not, kind by kind: thrown, hits, expected and the difference. */
export function dicePaper(kinds: readonly (readonly [kind: string, luck: Accuracy])[]): Count {
  const columns = ["thrown", "hits", "expected", "difference"].map((column) =>
    phrase(`count.dice.${column}`),
  );
  const rows = kinds.map(([kind, { tries, hits, expected }]) =>
    figureRow(phrase("count.dice.of", { kind }), [
      tries,
      hits,
      figure(expected, 1),
      surplus(hits - expected),
    ]),
  );
  return paper("dice", phrase("count.dice"), [figureTable(phrase("count.dice.kind"), columns, rows)]);
}

/** A line of a chart; `expected`: what was owed rather than what happened. */
export function series(name: Text, side: SideIndex, values: readonly number[], expected = false): Series {
  return { name, side, expected, values };
}

/** A line for each side, by their names. */
export function bySide(
  names: readonly string[],
  valuesOf: (side: SideIndex) => readonly number[],
): readonly Series[] {
  return names.map((name, at) => series(name, at as SideIndex, valuesOf(at as SideIndex)));
}

/** Lines over the turns: `count.turn` is what they are counted in. */
export function turnsChart(title: Text, y: Text, xs: readonly number[], lines: readonly Series[]): Chart {
  return { kind: "chart", title, xs, x: phrase("count.turn"), y, series: lines };
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

/** Columns of the sides, by their names. */
export function sideHeadings(names: readonly string[]): readonly Heading[] {
  return names.map((name, at) => ({ name, side: at as SideIndex }));
}
