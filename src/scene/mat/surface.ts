import { wetness } from "./ground.ts";

/** Pixels of the ground to one of the surface: light needs less than the eye. */
const COARSE = 2;

/** How a printed mat catches the light: grey, light where it is high, and where it shines. */
export interface Surface {
  readonly relief: HTMLCanvasElement;
  readonly gloss: HTMLCanvasElement;
}

/** How high a place is, 0 to 255: hedges and woods are dark and stand up, crests of waves are light. */
function height(wet: number, light: number): number {
  return wet * (40 + light * 0.5) + (1 - wet) * (255 - light);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** Reads a mat's surface off the colours of its print; undefined where no canvas can be had. */
export function surfaceOf(print: HTMLCanvasElement): Surface | undefined {
  const [relief, gloss] = [0, 1].map(() => canvasOf(print.width / COARSE, print.height / COARSE));
  const high = relief?.getContext("2d", { willReadFrequently: true });
  const shiny = gloss?.getContext("2d", { willReadFrequently: true });
  if (!relief || !gloss || !high || !shiny) return;
  high.drawImage(print, 0, 0, relief.width, relief.height);
  const heights = high.getImageData(0, 0, relief.width, relief.height);
  const shine = shiny.createImageData(gloss.width, gloss.height);
  const { data } = heights;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const wet = wetness(red, blue);
    data[at] = height(wet, (red * 3 + green * 6 + blue) / 10);
    shine.data[at] = wet * 255;
    shine.data[at + 3] = 255;
  }
  high.putImageData(heights, 0, 0);
  shiny.putImageData(shine, 0, 0);
  return { relief, gloss };
}
