import { type Grid, gridAt, gridName } from "../../../tabletop/grid.ts";
import type { Place, Tabletop } from "../../../tabletop/tabletop.ts";
import type { PageStore } from "../../context/page-state.ts";
import type { Settings } from "../../settings/kept-settings.ts";
import type { WordsInUse } from "../../words.ts";
import { cellsAlong, measure, pieceNear, tenths, waypoint } from "./measure.ts";

/** One more waypoint on the tape: the middle of the piece that is meant, or a point of the mat. */
export function addToTape(
  page: PageStore,
  tabletop: Tabletop,
  point: { readonly x: number; readonly y: number },
): void {
  const { tape } = page.getState();
  if (tape) page.setState({ tape: [...tape, waypoint(tabletop, point)] });
}

/** The end of the tape follows the pointer; null when it has left the table. */
export function leadTape(
  page: PageStore,
  tabletop: Tabletop,
  point: { readonly x: number; readonly y: number } | null,
): void {
  const { tape, tapeEnd } = page.getState();
  const end = tape && tape.length > 0 && point ? waypoint(tabletop, point) : null;
  if (end?.x !== tapeEnd?.x || end?.y !== tapeEnd?.y) page.setState({ tapeEnd: end });
}

/** The waypoints, and where the pointer is unless that is the last of them. */
export function wholeTape(tape: readonly Place[], end: Place | null): readonly Place[] {
  const last = tape.at(-1);
  if (!last || !end || (last.x === end.x && last.y === end.y)) return tape;
  return [...tape, end];
}

/** Takes the tape out or puts it away. */
export function toggleTape(page: PageStore): void {
  page.setState(({ tape }) => ({ tape: tape ? null : [], tapeEnd: null }));
}

/** Esc: first the points go, then the tape. True when there was something to do. */
export function clearTape(page: PageStore): boolean {
  const { tape } = page.getState();
  if (!tape) return false;
  page.setState({ tape: tape.length > 0 ? [] : null, tapeEnd: null });
  return true;
}

/** What of a table decides how a tape on it reads. */
type Measurable = Pick<Tabletop, "altitude" | "mat" | "scale">;

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
