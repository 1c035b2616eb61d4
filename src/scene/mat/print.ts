import type { Mat, MatWords } from "../../tabletop/mat.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { cartouche } from "./cartouche.ts";
import { gridMargin } from "./grid-margin.ts";
import { write } from "./lettering.ts";
import { forEdges, frame, graticule, inches, margin, type Towards } from "./margin.ts";
import type { Pen } from "./pen.ts";
import { rose } from "./rose.ts";
import { type MatArt, type Reach, reachOf, SHEET } from "./sheet.ts";

/** The smallest and the largest title, 1 on a table of the usual size. */
const SMALLEST = 0.4;
const LARGEST = 1.6;

/** How large a table's title is: it grows and shrinks with the table, within what can be read. */
function letteringOf({ width, depth }: Mat): number {
  return Math.max(SMALLEST, Math.min(LARGEST, width / SHEET.width, depth / SHEET.depth));
}

/** The names that somebody at an edge reads: his own printing of each, else the other one turned round. */
export function readBy({ legends }: Pick<MatArt, "legends">, towards: Towards): MatArt["legends"] {
  if (towards === undefined) return legends;
  const turned = towards === 1;
  const isOwn = (one: MatArt["legends"][number]) => (one.turned ?? false) === turned;
  const own = new Set(legends.filter(isOwn).map(({ place }) => place));
  return legends.filter((one) => isOwn(one) || !own.has(one.place)).map((one) => ({ ...one, turned }));
}

function legends(pen: Pen, art: MatArt, words: MatWords | undefined, towards: Towards): void {
  for (const { place, x, y, size, turned } of readBy(art, towards))
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

/** Draws what belongs to the map and grows with it: in its units. */
function onMap(pen: Pen, mat: Mat, art: MatArt, draw: (reach: Reach) => void): void {
  const reach = reachOf(mat, art);
  pen.save();
  pen.scale(1 / reach.scale, 1 / reach.scale);
  pen.translate(-reach.left, -reach.bottom);
  draw(reach);
  pen.restore();
}

function inkOf({ ink, strength }: MatArt): (opacity: number) => string {
  return (opacity) => `rgba(${ink}, ${opacity * strength})`;
}

/** Prints what is neither ground nor letters onto the sheet. The pen counts inches from the lower left corner, y up. */
export function printSheet(pen: Pen, mat: Mat, art: MatArt): void {
  const ink = inkOf(art);
  onMap(pen, mat, art, (reach) => {
    art.draw(pen, reach);
    if (art.rose) rose(pen, art.rose.x, art.rose.y, art.rose.radius, ink);
  });
  if (!mat.grid) graticule(pen, mat, ink(0.16));
  if (mat.grid) frame(pen, mat);
  else margin(pen, mat);
}

/** Prints what is written on it. */
export function printLetters(pen: Pen, mat: Mat, art: MatArt, towards?: Towards): void {
  const { words, grid } = mat;
  pen.fillStyle = inkOf(art)(0.36);
  onMap(pen, mat, art, () => legends(pen, art, words, towards));
  if (grid) gridMargin(pen, mat, grid, towards);
  else inches(pen, mat, towards);
  if (words && !grid) forEdges(pen, mat, towards, () => cartouche(pen, words, letteringOf(mat)));
}
