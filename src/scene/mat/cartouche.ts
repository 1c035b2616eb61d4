import type { MatWords } from "../../tabletop/mat.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { write } from "./lettering.ts";
import { CREAM } from "./margin.ts";
import type { Pen } from "./pen.ts";

const INK = "#26302f";
const WIDTH = 8.2;
const DEPTH = 2.5;
/** How wide a line of letters may be. */
const ROOM = 7.4;
/** How far its middle is from the corner, on a table of the usual size, in inches. */
const IN = { x: 5.2, y: 2.5 } as const;

function box(inset: number): [number, number, number, number] {
  return [inset - WIDTH / 2, inset - DEPTH / 2, WIDTH - 2 * inset, DEPTH - 2 * inset];
}

/** True inches in alternating black and cream: as many as fit, at a scale of `size`. */
function scaleBar(pen: Pen, size: number): void {
  const inches = Math.max(1, Math.round(6 * size));
  const one = 1 / size;
  for (let inch = 0; inch < inches; inch++) {
    pen.fillStyle = inch % 2 === 0 ? INK : CREAM;
    pen.fillRect((inch - inches / 2) * one, -0.78, one, 0.14);
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 0.02;
  pen.strokeRect((-inches / 2) * one, -0.78, inches * one, 0.14);
}

/** The title of a mat in the reader's lower left corner; `size` 1 on a table of the usual size. */
export function cartouche(pen: Pen, { title, line = "" }: MatWords, size: number): void {
  pen.save();
  pen.translate(IN.x * size + 0.62 * (1 - size), IN.y * size + 0.62 * (1 - size));
  pen.scale(size, size);
  pen.fillStyle = "rgba(233, 223, 198, 0.93)";
  pen.fillRect(...box(0));
  pen.strokeStyle = INK;
  pen.lineWidth = 0.05;
  pen.strokeRect(...box(0.14));
  pen.lineWidth = 0.02;
  pen.strokeRect(...box(0.24));
  pen.fillStyle = INK;
  write(pen, { text: title, x: 0, y: 0.36, size: 0.62, face: TYPEWRITER, widest: ROOM });
  write(pen, { text: line, x: 0, y: -0.26, size: 0.34, face: GROTESQUE, spacing: 2, widest: ROOM });
  scaleBar(pen, size);
  pen.restore();
}
