import type { Mat, SideIndex } from "../../tabletop/tabletop.ts";
import { GROTESQUE } from "../fontNames.ts";
import { write } from "./lettering.ts";
import type { Pen } from "./pen.ts";

/** Everything here is in inches: what is measured does not grow with the table. */
export const BORDER = 0.62;
export const INK = "rgba(28, 34, 32, 0.85)";
export const CREAM = "#e9dfc6";

/** A line every six inches. */
export function graticule(pen: Pen, { width, depth }: Mat, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.025;
  pen.beginPath();
  for (let x = 6; x < width; x += 6) {
    pen.moveTo(x, BORDER);
    pen.lineTo(x, depth - BORDER);
  }
  for (let y = 6; y < depth; y += 6) {
    pen.moveTo(BORDER, y);
    pen.lineTo(width - BORDER, y);
  }
  pen.stroke();
}

/** The whole inches along an edge: how far each is from the reader's left, and its number on the mat. */
function inchesAlong(all: number, turned: boolean): { readonly at: number; readonly inch: number }[] {
  const inches = Array.from({ length: Math.ceil(all) - 1 }, (_, index) => index + 1);
  return inches.map((inch) => ({ at: turned ? all - inch : inch, inch }));
}

/** Ticks along the reader's lower and left edge. */
function ticks(pen: Pen, all: number, across: boolean, turned: boolean): void {
  for (const { at, inch } of inchesAlong(all, turned)) {
    const end = BORDER - (inch % 6 === 0 ? 0.5 : 0.22);
    pen.moveTo(across ? BORDER : at, across ? at : BORDER);
    pen.lineTo(across ? end : at, across ? at : end);
  }
}

/** Numerals every six inches along the reader's lower and left edge. */
function numerals(pen: Pen, { width, depth }: Mat, turned: boolean): void {
  const sixth = ({ inch }: { readonly inch: number }) => inch % 6 === 0;
  for (const { at, inch } of inchesAlong(width, turned).filter(sixth))
    write(pen, { text: String(inch), x: at - 0.24, y: 0.22, size: 0.32, face: GROTESQUE });
  for (const { at, inch } of inchesAlong(depth, turned).filter(sixth))
    write(pen, { text: String(inch), x: 0.22, y: at - 0.22, size: 0.32, face: GROTESQUE });
}

/** The cream border and its two fine lines. */
export function frame(pen: Pen, { width, depth }: Mat): void {
  pen.fillStyle = CREAM;
  for (const edge of [
    [0, 0, width, BORDER],
    [0, depth - BORDER, width, BORDER],
    [0, 0, BORDER, depth],
    [width - BORDER, 0, BORDER, depth],
  ] as const)
    pen.fillRect(edge[0], edge[1], edge[2], edge[3]);
  pen.strokeStyle = INK;
  for (const [inset, weight] of [
    [BORDER, 0.045],
    [BORDER + 0.09, 0.02],
  ] as const) {
    pen.lineWidth = weight;
    pen.strokeRect(inset, inset, width - 2 * inset, depth - 2 * inset);
  }
}

/** Towards whom a mat reads: whoever sits at one of its edges; left out: both. */
export type Towards = SideIndex | undefined;

/** Draws something as the reader at the lower edge sees it, and again as the reader at the upper edge does. */
export function forEdges(
  pen: Pen,
  { width, depth }: Mat,
  towards: Towards,
  draw: (turned: boolean) => void,
): void {
  if (towards !== 1) draw(false);
  if (towards === 0) return;
  pen.save();
  pen.translate(width, depth);
  pen.rotate(Math.PI);
  draw(true);
  pen.restore();
}

/** A cream border with a tick an inch. */
export function margin(pen: Pen, mat: Mat): void {
  frame(pen, mat);
  pen.lineWidth = 0.03;
  forEdges(pen, mat, undefined, (turned) => {
    pen.strokeStyle = INK;
    pen.beginPath();
    ticks(pen, mat.width, false, turned);
    ticks(pen, mat.depth, true, turned);
    pen.stroke();
  });
}

/** A numeral every six inches of the border. */
export function inches(pen: Pen, mat: Mat, towards: Towards): void {
  forEdges(pen, mat, towards, (turned) => {
    pen.fillStyle = INK;
    numerals(pen, mat, turned);
  });
}
