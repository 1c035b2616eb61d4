import { columnName, DIGITS, rowName } from "../../core/geometry/cell-name.ts";
import { type Grid, gridCentre } from "../../tabletop/grid.ts";
import type { Mat } from "../../tabletop/mat.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { write } from "./lettering.ts";
import { BORDER, forEdges, INK, type Towards } from "./margin.ts";
import type { Pen } from "./pen.ts";

/** Sizes of the numbers and of the title in the border, in inches. */
const NUMBER = 0.34;
const TITLE = 0.36;
/** How many columns a title takes the place of, in inches. */
const ROOM = 11;

/** The numbers of the columns along the reader's edge and of the rows along his left one. */
function numbers(pen: Pen, { width, depth }: Mat, grid: Grid, room: number, turned: boolean): void {
  const middle = BORDER / 2;
  const { naming = DIGITS, rows } = grid;
  for (let column = 0; column < grid.columns; column++) {
    const { x } = gridCentre(grid, { column, row: 0 });
    const at = turned ? width - x : x;
    if (Math.abs(at - width / 2) < room / 2) continue;
    write(pen, { text: columnName(naming, column), x: at, y: middle, size: NUMBER, face: GROTESQUE });
  }
  for (let row = 0; row < rows; row++) {
    const { y } = gridCentre(grid, { column: turned ? grid.columns - 1 : 0, row });
    const at = turned ? depth - y : y;
    write(pen, { text: rowName(naming, rows, row), x: middle, y: at, size: NUMBER, face: GROTESQUE });
  }
}

/** The numbers of columns and rows in a mat's border, and its title. */
export function gridMargin(pen: Pen, mat: Mat, grid: Grid, towards: Towards): void {
  const { title = "", line = "" } = mat.words ?? {};
  forEdges(pen, mat, towards, (turned) => {
    pen.fillStyle = INK;
    numbers(pen, mat, grid, title === "" ? 0 : ROOM, turned);
    const text = line === "" ? title : `${title}  ·  ${line}`;
    write(pen, { text, x: mat.width / 2, y: BORDER / 2 - 0.02, size: TITLE, face: TYPEWRITER, spacing: 3 });
  });
}
