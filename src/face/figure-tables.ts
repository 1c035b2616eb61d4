import type { SideIndex } from "../tabletop/tabletop.ts";
import type { Figure, FigureTable } from "./count.ts";
import type { Text } from "./text.ts";

/** A figure and what it is. */
export interface NamedFigure {
  readonly name: Text;
  readonly cell: Figure;
}

/** Whose figures they are, and the figures: the same ones in the same order for all of a table. */
export interface Counted {
  readonly name: Text;
  readonly side: SideIndex;
  readonly figures: readonly NamedFigure[];
}

/** A column for each who is counted, a row for each figure: for few with much to compare. */
export function inColumns(corner: Text, counted: readonly Counted[]): FigureTable {
  const names = counted[0]?.figures.map(({ name }) => name) ?? [];
  return {
    kind: "table",
    corner,
    columns: counted.map(({ name, side }) => ({ name, side })),
    rows: names.map((name, place) => ({
      name,
      cells: counted.map(({ figures }) => figures[place]?.cell ?? ""),
    })),
  };
}

/** A row for each who is counted, a column for each figure: for many. */
export function inRows(corner: Text, counted: readonly Counted[]): FigureTable {
  return {
    kind: "table",
    corner,
    columns: counted[0]?.figures.map(({ name }) => ({ name })) ?? [],
    rows: counted.map(({ name, side, figures }) => ({ name, side, cells: figures.map(({ cell }) => cell) })),
  };
}
