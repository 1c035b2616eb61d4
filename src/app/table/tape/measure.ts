import { itemAt } from "../../../core/item-at.ts";
import { type Grid, gridAt, gridCentre, gridDistance, gridName, gridNear } from "../../../tabletop/grid.ts";
import type { Place, Tabletop } from "../../../tabletop/tabletop.ts";
import { CM_PER_INCH } from "../../lengths.ts";
import type { Settings } from "../../settings/kept-settings.ts";
import type { WordsInUse } from "../../words.ts";

/** Inches around a piece's middle in which a click on the mat means the piece. */
const CATCH = 0.75;

/** Inches from point to point of a tape, added up. A level counts one inch in the slant. */
export interface Measured {
  readonly slant: number;
  readonly flat: number;
  /** Levels between the ends. */
  readonly levels: number;
}

function flatBetween(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Length of a tape through its waypoints. Levels count only where the table knows altitude. */
export function measure(points: readonly Place[], altitude: boolean): Measured {
  let flat = 0;
  let slant = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)];
    const leg = flatBetween(a, b);
    flat += leg;
    slant += Math.hypot(leg, altitude ? a.level - b.level : 0);
  }
  const first = points[0];
  const last = points.at(-1);
  const levels = altitude && first && last ? Math.abs(Math.round(last.level - first.level)) : 0;
  return { slant, flat, levels };
}

/** The piece that a click means: the nearest one whose middle is close enough. */
export function pieceNear(tabletop: Tabletop, point: { readonly x: number; readonly y: number }) {
  let best: Tabletop["pieces"][number] | undefined;
  let reach = CATCH;
  for (const piece of tabletop.pieces) {
    const apart = Math.hypot(piece.x - point.x, piece.y - point.y);
    if (piece.status === "disengaged" || apart > reach) continue;
    best = piece;
    reach = apart;
  }
  return best;
}

/** The point of the mat that a click means: on a grid the centre of the cell. */
function pointMeant({ mat: { grid } }: Tabletop, point: { readonly x: number; readonly y: number }) {
  const cell = grid && gridAt(grid, point);
  return grid && cell ? gridCentre(grid, cell) : point;
}

/** The lowest level of a table: aircraft never fly at level 0 where levels are all alike. */
function groundOf({ altitude, scale }: Tabletop): number {
  return altitude && !scale ? 1 : 0;
}

/** A waypoint: the middle of the piece that is meant, else the point of the mat itself. */
export function waypoint(tabletop: Tabletop, point: { readonly x: number; readonly y: number }): Place {
  const bare = { ...pointMeant(tabletop, point), level: groundOf(tabletop) };
  const { x, y, level } = pieceNear(tabletop, point) ?? bare;
  return { x, y, level };
}

/** Cells from point to point of a tape, added up. */
export function cellsAlong(points: readonly Place[], grid: Grid): number {
  const cells = points.map((point) => gridNear(grid, point));
  return cells.reduce((sum, cell, i) => sum + gridDistance(grid, cells[i - 1] ?? cell, cell), 0);
}

/** Inches in the unit that the reader chose, in tenths. */
export function tenths(inches: number, units: "inches" | "centimetres"): number {
  return Math.round(inches * (units === "centimetres" ? CM_PER_INCH : 1) * 10);
}

/** What of a table decides how a tape on it reads. */
export type Measurable = Pick<Tabletop, "altitude" | "mat" | "scale">;

/** The length of a tape in cells of the grid, with metres of the land and of the air where the table knows them. */
function captionInCells(
  points: readonly Place[],
  { scale }: Measurable,
  grid: Grid,
  t: WordsInUse["t"],
): string {
  const cells = cellsAlong(points, grid);
  const { levels } = measure(points, true);
  return t("tape.cells", {
    cells,
    shape: grid.shape,
    metres: grid.metres === undefined ? undefined : cells * grid.metres,
    apart: scale ? levels * scale.metres : 0,
  });
}

/**
 * The length of a tape in words: in cells on a grid, else slant and flat with the level difference, where levels
 * count.
 */
export function tapeCaption(
  points: readonly Place[],
  table: Measurable,
  units: Settings["units"],
  t: WordsInUse["t"],
): string {
  const { altitude, mat } = table;
  if (mat.grid) return captionInCells(points, table, mat.grid, t);
  const { slant, flat, levels } = measure(points, altitude);
  const figure = (inches: number) => {
    const count = tenths(inches, units);
    return t("number.tenths", { whole: Math.floor(count / 10), tenths: count % 10 });
  };
  const unit = units === "inches" ? "″" : " cm";
  return t("tape.length", { slant: figure(slant), flat: figure(flat), unit, apart: levels });
}

/** What is at a point of the tape: a piece's label or the name of a cell, or undefined for the bare mat. */
export function labelAt(tabletop: Tabletop, point: Place): string | undefined {
  const { grid } = tabletop.mat;
  const cell = grid && gridAt(grid, point);
  return pieceNear(tabletop, point)?.label ?? (grid && cell && gridName(grid, cell));
}
