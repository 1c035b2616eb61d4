import { type Grid, gridCorners, gridNear } from "../../tabletop/grid.ts";
import type { Cell } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/place.ts";

/** One side of a cell. */
type CellSide = readonly [from: Spot, to: Spot];

/** The cells of fields of fire: pieces of air over the mat. One that two guns reach stands once, lit where one of them lights it. */
export function fieldOf(cells: readonly Cell[]): readonly Cell[] {
  const field = new Map<string, Cell>();
  for (const cell of cells) {
    if (cell.level === undefined) continue;
    const key = keyOf(cell.at);
    const known = field.get(key);
    if (known?.tone !== "lit") field.set(key, cell);
  }
  return [...field.values()];
}

const GRAIN = 50;

function keyOf({ x, y }: Spot): string {
  return `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
}

/** The outline of cells that are seen as one shape: the sides that only one of them has. */
export function outlineOf(grid: Grid, cells: readonly Cell[]): readonly CellSide[] {
  const sides = new Map<string, CellSide | undefined>();
  for (const { at } of cells) {
    const corners = gridCorners(grid, gridNear(grid, at));
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] as Spot;
      const key = keyOf({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      sides.set(key, sides.has(key) ? undefined : [from, to]);
    });
  }
  return [...sides.values()].filter((side) => side !== undefined);
}
