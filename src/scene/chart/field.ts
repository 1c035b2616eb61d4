import { itemAt } from "../../core/item-at.ts";
import { cellKey, type Grid, gridCorners, gridNear } from "../../tabletop/grid.ts";
import type { Cell } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/place.ts";

/** One side of a cell. */
type CellSide = readonly [from: Spot, to: Spot];

/** What is written in a cell. */
interface Writing {
  readonly key: string;
  readonly cell: Cell;
  readonly text: string;
}

function keyOf(grid: Grid, { at }: Cell): string {
  return cellKey(gridNear(grid, at));
}

/** The cells of fields of fire: pieces of air over the mat. One that two guns reach stands once, lit where one of them lights it. */
export function fieldOf(grid: Grid, cells: readonly Cell[]): readonly Cell[] {
  const field = new Map<string, Cell>();
  for (const cell of cells) {
    if (cell.level === undefined) continue;
    const key = keyOf(grid, cell);
    const known = field.get(key);
    if (known?.tone !== "lit") field.set(key, cell);
  }
  return [...field.values()];
}

/** The cells of fields of fire as pieces of air: each that two guns reach alike once, lit where one of them lights it. */
export function airOf(grid: Grid, cells: readonly Cell[]): readonly Cell[] {
  const air = new Map<string, Cell>();
  for (const cell of cells) {
    const { level, from, to } = cell;
    if (level === undefined) continue;
    const key = `${keyOf(grid, cell)} ${level} ${from} ${to}`;
    if (air.get(key)?.tone !== "lit") air.set(key, cell);
  }
  return [...air.values()];
}

/** The cells that are marked on the mat: each mark of a cell once, however many paths leave it there. */
export function marksIn(grid: Grid, cells: readonly Cell[]): readonly Cell[] {
  const marks = new Map<string, Cell>();
  for (const cell of cells) {
    if (cell.level !== undefined) continue;
    const key = `${keyOf(grid, cell)} ${cell.tone}`;
    if (!marks.has(key)) marks.set(key, cell);
  }
  return [...marks.values()];
}

function textIn({ order, caption }: Cell): string {
  return [order === undefined ? undefined : `${order}.`, caption]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** What is written in cells, one line a cell: what two guns say of the same one stands there once. */
export function writingsIn(grid: Grid, cells: readonly Cell[]): readonly Writing[] {
  const found = new Map<string, { readonly cell: Cell; readonly texts: Set<string> }>();
  for (const cell of cells) {
    const text = textIn(cell);
    if (text === "") continue;
    const key = keyOf(grid, cell);
    const known = found.get(key);
    if (known) known.texts.add(text);
    else found.set(key, { cell, texts: new Set([text]) });
  }
  return [...found].map(([key, { cell, texts }]) => ({ key, cell, text: [...texts].join(" · ") }));
}

const GRAIN = 50;

/** The same for a side of two cells, of whichever it is asked. */
function sideKey([from, to]: CellSide): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
}

/** The outline of cells that are seen as one shape: the sides that only one of them has. */
export function outlineOf(grid: Grid, cells: readonly Cell[]): readonly CellSide[] {
  const sides = new Map<string, CellSide | undefined>();
  for (const { at } of cells) {
    const corners = gridCorners(grid, gridNear(grid, at));
    corners.forEach((from, i) => {
      const side: CellSide = [from, itemAt(corners, (i + 1) % corners.length)];
      const key = sideKey(side);
      sides.set(key, sides.has(key) ? undefined : side);
    });
  }
  return [...sides.values()].filter((side) => side !== undefined);
}
