import { canvasOf } from "../stock/canvas.ts";
import { wetness } from "./ground.ts";
import { rowByRow } from "./rows.ts";
import type { Pixels } from "./woods.ts";

/** How a printed mat catches the light, told by how red a pixel is: how high it is there, and how it shines. */
export interface Surface {
  readonly relief: HTMLCanvasElement;
  readonly gloss: HTMLCanvasElement;
}

/** How high a place is, 0 to 255: hedges and woods are dark and stand up, crests of waves are light. */
function height(wet: number, light: number): number {
  return wet * (40 + light * 0.5) + (1 - wet) * (255 - light);
}

function readRow(row: number, { data, width }: Pixels, relief: ImageData, gloss: ImageData): void {
  for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const wet = wetness(red, blue);
    relief.data[at] = height(wet, (red * 3 + green * 6 + blue) / 10);
    gloss.data[at] = wet * 255;
    relief.data[at + 3] = gloss.data[at + 3] = 255;
  }
}

function canvasWith(image: ImageData): HTMLCanvasElement {
  const canvas = canvasOf(image.width, image.height);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return canvas;
}

/** Reads a mat's surface off the colours of its print, a few rows at a time; undefined when it is not wanted any more. */
export async function surfaceOf(print: Pixels, wanted: () => boolean): Promise<Surface | undefined> {
  const { width, height: rows } = print;
  const [relief, gloss] = [new ImageData(width, rows), new ImageData(width, rows)];
  if (!(await rowByRow(rows, (row) => readRow(row, print, relief, gloss), wanted))) return;
  return { relief: canvasWith(relief), gloss: canvasWith(gloss) };
}
