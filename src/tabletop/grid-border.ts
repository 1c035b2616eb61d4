import { itemAt } from "../core/item-at.ts";
import { type Grid, type GridCell, gridAt, gridCells, gridCentre, gridCorners } from "./grid.ts";
import type { Spot } from "./place.ts";

/** Joined where corners lie within so many inches; a corner has the same key in every cell that it belongs to. */
const FINE = 1000;

function keyOf({ x, y }: Spot): string {
  return `${Math.round(x * FINE)} ${Math.round(y * FINE)}`;
}

type Side = readonly [from: Spot, to: Spot];

/** The sides that a cell shares with cells of the map, each with the cell beyond it. */
function sidesOf(grid: Grid, cell: GridCell): readonly (readonly [Side, GridCell])[] {
  const corners = gridCorners(grid, cell);
  const middle = gridCentre(grid, cell);
  return corners.flatMap((from, at): readonly (readonly [Side, GridCell])[] => {
    const to = itemAt(corners, (at + 1) % corners.length);
    const beyond = gridAt(grid, { x: from.x + to.x - middle.x, y: from.y + to.y - middle.y });
    return beyond ? [[[from, to], beyond]] : [];
  });
}

/** Sides joined end to end into as few lines as can be; one that comes back to its start ends there. */
function joined(sides: readonly Side[]): readonly (readonly Spot[])[] {
  const starts = new Map<string, Side[]>();
  for (const side of sides) {
    const key = keyOf(side[0]);
    const others = starts.get(key);
    if (others) others.push(side);
    else starts.set(key, [side]);
  }
  const ends = new Set(sides.map(([, to]) => keyOf(to)));
  const free = new Set(sides);
  const follow = (first: Side): readonly Spot[] => {
    const line = [first[0]];
    for (let side: Side | undefined = first; side; ) {
      free.delete(side);
      line.push(side[1]);
      side = starts.get(keyOf(side[1]))?.find((next) => free.has(next));
    }
    return line;
  };
  const begins = sides.filter(([from]) => !ends.has(keyOf(from)));
  const open = begins.filter((side) => free.has(side)).map(follow);
  const closed = sides.flatMap((side) => (free.has(side) ? [follow(side)] : []));
  return [...open, ...closed];
}

/**
 * The borders between the areas of a map, each area a number, along the sides of cells and not along the map's edge: lines
 * in inches, with the higher number on their right.
 */
export function gridBorders(grid: Grid, areaOf: (cell: GridCell) => number): readonly (readonly Spot[])[] {
  const sides = gridCells(grid).flatMap((cell) => {
    const own = areaOf(cell);
    return sidesOf(grid, cell).flatMap(([side, beyond]) => (areaOf(beyond) < own ? [side] : []));
  });
  return joined(sides);
}
