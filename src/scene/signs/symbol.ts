import type { TableSymbol } from "../../tabletop/symbol.ts";
import { SYMBOL_PATHS } from "./symbols.ts";

/** The square that a symbol is given in, and how wide its lines are there. */
const SQUARE = 24;
const LINE = 2;

/** Draws a symbol around a place in one colour; `size` is the side of its square. */
export function drawSymbol(
  pen: CanvasRenderingContext2D,
  symbol: TableSymbol,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const { fill, stroke } = SYMBOL_PATHS[symbol];
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / SQUARE, size / SQUARE);
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = LINE;
  pen.lineCap = pen.lineJoin = "round";
  if (fill) pen.fill(new Path2D(fill));
  if (stroke) pen.stroke(new Path2D(stroke));
  pen.restore();
}
