import type { Mat, MatWords } from "../../tabletop/mat.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { cartouche } from "./cartouche.ts";
import { gridMargin } from "./grid-margin.ts";
import { write } from "./lettering.ts";
import { forBothEdges, graticule, margin } from "./margin.ts";
import type { Pen } from "./pen.ts";
import { rose } from "./rose.ts";
import { type MatArt, reachOf, SHEET } from "./sheet.ts";

/** The smallest and the largest title, 1 on a table of the usual size. */
const SMALLEST = 0.4;
const LARGEST = 1.6;

/** How large a table's title is: it grows and shrinks with the table, within what can be read. */
function letteringOf({ width, depth }: Mat): number {
  return Math.max(SMALLEST, Math.min(LARGEST, width / SHEET.width, depth / SHEET.depth));
}

function legends(pen: Pen, art: MatArt, words: MatWords | undefined): void {
  for (const { place, x, y, size, turned } of art.legends)
    write(pen, {
      text: words?.places?.[place] ?? "",
      x,
      y,
      size,
      face: TYPEWRITER,
      spacing: size > 0.8 ? 18 : 6,
      turn: turned ? Math.PI : 0,
    });
}

/** What belongs to the map and grows with it: drawn in its units. */
function land(pen: Pen, mat: Mat, art: MatArt, ink: (opacity: number) => string): void {
  const reach = reachOf(mat, art);
  pen.save();
  pen.scale(1 / reach.scale, 1 / reach.scale);
  pen.translate(-reach.left, -reach.bottom);
  art.draw(pen, reach);
  if (art.rose) rose(pen, art.rose.x, art.rose.y, art.rose.radius, ink);
  pen.fillStyle = ink(0.36);
  legends(pen, art, mat.words);
  pen.restore();
}

/** Prints what is not ground onto the sheet. The pen counts inches from the lower left corner, y up. */
export function printSheet(pen: Pen, mat: Mat, art: MatArt): void {
  const ink = (opacity: number) => `rgba(${art.ink}, ${opacity * art.strength})`;
  land(pen, mat, art, ink);
  if (mat.grid) gridMargin(pen, mat, mat.grid);
  else {
    graticule(pen, mat, ink(0.16));
    margin(pen, mat);
    const { words } = mat;
    if (words) forBothEdges(pen, mat, () => cartouche(pen, words, letteringOf(mat)));
  }
}
