import type { Envelope } from "../../tabletop/overlay.ts";
import { ink, sideInk } from "./ink.ts";
import { arcPoints, FILL, type Ink, layStrip, type Ribbon } from "./ribbon.ts";
import { layDart } from "./shapes.ts";
import { outlineAround, REACH, ROW, type Row, rowsAround } from "./union.ts";

/** Inches above the mat: of what is filled, and of its outline. */
const UP = 0.016;
const RIM_UP = 0.018;
/** The outline's width in inches, and that of the pale line on which it is read on any ground. */
const RIM = 0.13;
const PALE = 0.27;
const UNDER = ink("#fff6e0", 0.75);
const DART = 0.3;

function fillRow(ribbon: Ribbon, { y, left, right }: Row, colour: Ink): void {
  const [low, high] = [y - ROW / 2, y + ROW / 2];
  const put = (x: number, at: number) => ribbon.corner(x, at, UP, colour, 0, 0, FILL.solid);
  put(left, low);
  put(right, low);
  put(right, high);
  put(left, low);
  put(right, high);
  put(left, high);
}

/** Where a piece can be after its next move: one outlined shape around all ends, a dart at each for how it would point. */
export function layEnvelope(ribbon: Ribbon, { ends, side }: Envelope): void {
  const [fill, line, dart] = [sideInk(side, 0.24), sideInk(side, 1), sideInk(side, 0.8)];
  for (const row of rowsAround(ends)) fillRow(ribbon, row, fill);
  const rims = outlineAround(ends).rims.map(({ at, from, to }) => arcPoints(at, REACH, from, to, RIM_UP));
  for (const rim of rims) layStrip(ribbon, rim, PALE, UNDER, FILL.solid);
  for (const rim of rims) layStrip(ribbon, rim, RIM, line, FILL.solid);
  for (const end of ends) layDart(ribbon, end, DART, dart);
}
