import { country } from "./country.ts";
import { hash, noise, rough, step } from "./noise.ts";
import { along, type Pen, road, type Spot, village } from "./pen.ts";
import type { MatArt, Reach } from "./sheet.ts";
import { lighter, mix, type Rgb } from "./tint.ts";

const DEEP: Rgb = [66, 104, 116];
const SEA: Rgb = [88, 128, 134];
const SHALLOW: Rgb = [142, 178, 166];
const SURF: Rgb = [206, 218, 204];
const CHALK: Rgb = [236, 231, 214];
const CHALK_SHADE: Rgb = [176, 170, 152];
const SAND: Rgb = [204, 184, 138];

/** How far inland of the English shore (along the top) a place is; negative at sea. */
function northShore(x: number, y: number): number {
  const line = 28.6 + 2.6 * rough(x * 0.055, 3.7, 2, 11) - 3.4 * step(30, 50, x);
  return y - line + 0.9 * rough(x * 0.32, y * 0.32, 4, 23);
}

/** How far inland of the French shore, in the lower right corner. */
function southShore(x: number, y: number): number {
  const line = -4.5 + 10 * step(24, 52, x) + 1.1 * rough(x * 0.09, 8.1, 2, 31);
  return line - y + 0.7 * rough(x * 0.3, y * 0.3, 4, 47);
}

function chalkCliff(x: number, y: number, inland: number): Rgb {
  const cliff = mix(CHALK, CHALK_SHADE, 0.75 * noise(x * 9, y * 1.2, 19) * step(0.05, 0.24, inland));
  const top = inland + 0.06 * noise(x * 4, y * 4, 29);
  return top < 0.22 ? cliff : mix(cliff, country(x, y), step(0.22, 0.27, top));
}

function beach(x: number, y: number, inland: number): Rgb {
  return mix(SAND, country(x, y), step(0.16, 0.42, inland + 0.12 * noise(x * 3, y * 3, 17)));
}

function sea(x: number, y: number, offshore: number): Rgb {
  const depth = offshore + 1.6 * rough(x * 0.1, y * 0.1, 3, 41);
  const water = mix(mix(SHALLOW, SEA, step(0, 2.6, depth)), DEEP, step(2.2, 11, depth));
  const swell = rough(x * 0.9 + y * 0.35, y * 2.2 - x * 0.3, 3, 53) * 5;
  const fathom = Math.abs((depth % 2.6) - 1.3) > 1.27 && depth > 0.6 && depth < 9 ? -9 : 0;
  return mix(lighter(water, swell + fathom), SURF, (1 - step(0.03, 0.16, offshore)) * 0.85);
}

function colour(x: number, y: number): Rgb {
  const north = northShore(x, y);
  if (north > 0) return chalkCliff(x, y, north);
  const south = southShore(x, y);
  if (south > 0) return beach(x, y, south);
  return sea(x, y, Math.min(-north, -south));
}

const PACE = 2.6;
/** Bends of the road inland of the shore, from one edge to the other. */
function coastRoad({ left, right }: Reach): Spot[] {
  return along(left, right, PACE, (x) => {
    let y = 36;
    while (y > 20 && northShore(x, y) > 2.1 + 1.7 * hash(Math.round(x), 1, 9)) y -= 0.25;
    return y;
  });
}

function draw(pen: Pen, reach: Reach): void {
  const bends = coastRoad(reach);
  road(pen, bends, 0.09, "rgba(70, 62, 44, 0.65)", "rgba(226, 213, 176, 0.95)");
  for (const [x, y] of bends) {
    const bend = Math.round(x / PACE);
    if (bend % 4 === 2) village(pen, x, y, bend);
  }
}

/** The white cliffs along the top, the Channel, and a corner of France. */
export const coast: MatArt = {
  title: "THE CHANNEL COAST",
  line: "SHEET ONE  ·  ONE SQUARE SIX INCHES",
  legends: [
    { text: "THE CHANNEL", x: 11.5, y: 14.4, size: 1.15 },
    { text: "THE CHANNEL", x: 36.5, y: 20.2, size: 1.15, turned: true },
  ],
  rose: { x: 24, y: 16.6, radius: 3.4 },
  ink: "233, 226, 200",
  strength: 1,
  colour,
  draw,
};
