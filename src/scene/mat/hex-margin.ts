import { hexCentre, hexOf } from "../../core/hex-layout.ts";
import type { Grid, Mat } from "../../tabletop/tabletop.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { write } from "./lettering.ts";
import { BORDER, forBothEdges, frame, INK } from "./margin.ts";
import type { Pen } from "./pen.ts";
import type { MatArt } from "./sheet.ts";

/** Sizes of the numbers and of the title in the border, in inches. */
const NUMBER = 0.34;
const TITLE = 0.36;
/** How many columns the title takes the place of, in inches. */
const ROOM = 11;

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}

/** The numbers of the columns along the reader's edge and of the rows along his left one. */
function numbers(pen: Pen, { width, depth }: Mat, grid: Grid, turned: boolean): void {
  const middle = BORDER / 2;
  for (let column = 0; column < grid.columns; column++) {
    const { x } = hexCentre(grid, hexOf(column, 0));
    const at = turned ? width - x : x;
    if (Math.abs(at - width / 2) < ROOM / 2) continue;
    write(pen, { text: twoDigits(column + 1), x: at, y: middle, size: NUMBER, face: GROTESQUE });
  }
  for (let row = 0; row < grid.rows; row++) {
    const { y } = hexCentre(grid, hexOf(turned ? grid.columns - 1 : 0, row));
    const at = turned ? depth - y : y;
    write(pen, { text: twoDigits(row + 1), x: middle, y: at, size: NUMBER, face: GROTESQUE });
  }
}

/** A cream border with the numbers of columns and rows and the mat's title, which read from both long edges. */
export function hexMargin(pen: Pen, mat: Mat, grid: Grid, { title, line }: MatArt): void {
  frame(pen, mat);
  forBothEdges(pen, mat, (turned) => {
    pen.fillStyle = INK;
    numbers(pen, mat, grid, turned);
    const text = line === "" ? title : `${title}  ·  ${line}`;
    write(pen, { text, x: mat.width / 2, y: BORDER / 2 - 0.02, size: TITLE, face: TYPEWRITER, spacing: 3 });
  });
}
