import { GROTESQUE } from "../fontNames.ts";
import { write } from "./lettering.ts";
import type { Pen } from "./pen.ts";

const RINGS = [1, 0.94, 0.62] as const;

/** A needle from the middle towards an hour. */
function needle(pen: Pen, sin: number, cos: number, length: number, half: number): void {
  pen.beginPath();
  pen.moveTo(sin * length, cos * length);
  pen.lineTo(cos * half, -sin * half);
  pen.lineTo(-cos * half, sin * half);
  pen.fill();
}

/**
 * Twelve points like the clock that headings are told by; each numeral stands upright towards the outside, so that
 * the rose reads alike from every edge. `ink` gives the colour for an opacity.
 */
export function rose(pen: Pen, x: number, y: number, radius: number, ink: (opacity: number) => string): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = ink(0.4);
  pen.lineWidth = radius * 0.0105;
  for (const ring of RINGS) {
    pen.beginPath();
    pen.arc(0, 0, radius * ring, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let hour = 1; hour <= 12; hour++) {
    const turn = (hour * Math.PI) / 6;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const main = hour % 3 === 0;
    pen.fillStyle = ink(main ? 0.5 : 0.28);
    needle(pen, sin, cos, radius * (main ? 0.92 : 0.6), radius * 0.09);
    pen.fillStyle = ink(0.55);
    const far = radius * 1.13;
    write(pen, {
      text: String(hour),
      x: sin * far,
      y: cos * far,
      size: radius * 0.17,
      face: GROTESQUE,
      turn: -turn,
    });
  }
  pen.restore();
}
