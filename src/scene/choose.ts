import { gridNear, sameCell } from "../tabletop/grid.ts";
import { type Cell, CHOSEN_TONES, type Overlay } from "../tabletop/overlay.ts";
import type { Mat, Spot, Tabletop } from "../tabletop/tabletop.ts";
import type { TablePoint } from "./props.ts";

/**
 * The marked cell that a hand chooses: of those that may be chosen and are aimed at, the highest. `pointAt` tells which
 * point is aimed at in the plane of a level, or on the mat (undefined).
 */
export function chosenCell(
  { cells = [] }: Overlay,
  { grid }: Mat,
  pointAt: (level: number | undefined) => TablePoint | undefined,
): Cell | undefined {
  if (!grid) return undefined;
  const aimedAt = cells.filter(({ at, level, tone }) => {
    const point = CHOSEN_TONES.includes(tone) ? pointAt(level) : undefined;
    return point !== undefined && sameCell(gridNear(grid, point), gridNear(grid, at));
  });
  return aimedAt.toSorted((a, b) => (b.level ?? -1) - (a.level ?? -1))[0];
}

/** Whether a press on a thing may mean the cell under it: a counter or a site that nobody can take in hand or answer with. */
export function isGround(
  { counters = [], sites = [] }: Tabletop,
  { lit = [] }: Overlay,
  id: string,
): boolean {
  return [...counters, ...sites].some((one) => one.id === id) && !lit.includes(id);
}

/** Whether a place of the mat lies in a field of fire. */
export function isInField({ cells = [] }: Overlay, { grid }: Mat, at: Spot | undefined): boolean {
  const field = at ? cells.filter(({ level }) => level !== undefined) : [];
  if (!grid || !at || field.length === 0) return false;
  const here = gridNear(grid, at);
  return field.some((cell) => sameCell(here, gridNear(grid, cell.at)));
}
