import type { Emblem } from "../../tabletop/tabletop.ts";
import { SIGNS } from "./paths.ts";

/** Half the square that a sign is given in. */
const HALF = 12;

/** Draws a sign around a place; `radius` is that of its ground. */
export function drawSign(
  pen: CanvasRenderingContext2D,
  emblem: Emblem,
  x: number,
  y: number,
  radius: number,
): void {
  const { fill, stroke, ground } = SIGNS[emblem];
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / HALF, radius / HALF);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(0, 0, HALF, 0, 2 * Math.PI);
  pen.fill();
  pen.translate(-HALF, -HALF);
  pen.fillStyle = pen.strokeStyle = "#fff8e8";
  pen.lineWidth = 2.4;
  pen.lineCap = pen.lineJoin = "round";
  if (fill) pen.fill(new Path2D(fill));
  if (stroke) pen.stroke(new Path2D(stroke));
  pen.restore();
}
