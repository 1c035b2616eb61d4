import { hash, noise, rough, step } from "./noise.ts";

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const DEEP: Rgb = [66, 104, 116];
const SEA: Rgb = [88, 128, 134];
const SHALLOW: Rgb = [142, 178, 166];
const SURF: Rgb = [206, 218, 204];
const CHALK: Rgb = [236, 231, 214];
const CHALK_SHADE: Rgb = [176, 170, 152];
const SAND: Rgb = [204, 184, 138];
const HEDGE: Rgb = [62, 74, 44];
const WOOD: Rgb = [66, 84, 50];

/** Meadow, pasture, stubble, plough and corn. */
const FIELDS: readonly Rgb[] = [
  [118, 132, 78],
  [134, 143, 84],
  [104, 121, 72],
  [150, 148, 92],
  [172, 160, 104],
  [142, 124, 86],
  [126, 138, 88],
  [160, 154, 98],
];

function mix(a: Rgb, b: Rgb, share: number): [number, number, number] {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Inches inland of the English shore (along the top) at a place of a 48 by 36 inch sheet; negative at sea. */
export function northShore(x: number, y: number): number {
  const line = 28.6 + 2.6 * rough(x * 0.055, 3.7, 2, 11) - 3.4 * step(30, 50, x);
  return y - line + 0.9 * rough(x * 0.32, y * 0.32, 4, 23);
}

/** Inches inland of the French shore, in the lower right corner. */
function southShore(x: number, y: number): number {
  const line = -4.5 + 10 * step(24, 52, x) + 1.1 * rough(x * 0.09, 8.1, 2, 31);
  return line - y + 0.7 * rough(x * 0.3, y * 0.3, 4, 47);
}

/** The nearest and second nearest field middle: which field it is and how near its hedge. */
function fieldAt(x: number, y: number): { index: number; hedge: number; along: number } {
  const u = x * 0.62 + y * 0.18 + 0.6 * noise(x * 0.25, y * 0.25, 71);
  const v = y * 0.72 - x * 0.2 + 0.6 * noise(x * 0.25, y * 0.25, 73);
  let nearest = Infinity;
  let second = Infinity;
  let index = 0;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const cx = Math.floor(u) + i;
      const cy = Math.floor(v) + j;
      const dx = Math.abs(u - cx - 0.5 - 0.38 * (hash(cx, cy, 5) - 0.5) * 2);
      const dy = Math.abs(v - cy - 0.5 - 0.38 * (hash(cx, cy, 6) - 0.5) * 2);
      const distance = Math.max(dx, dy) + 0.35 * Math.min(dx, dy);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        index = Math.floor(hash(cx, cy, 7) * 4096);
      } else if (distance < second) second = distance;
    }
  return { index, hedge: second - nearest, along: index % 2 === 0 ? u : v };
}

function country(x: number, y: number): [number, number, number] {
  const field = fieldAt(x, y);
  const woods = rough(x * 0.22, y * 0.22, 3, 91);
  const base = FIELDS[field.index % FIELDS.length] as Rgb;
  const furrow = Math.sin(field.along * 95) * (field.index % 5 === 0 ? 5 : 2.2);
  let colour: [number, number, number] = [base[0] + furrow, base[1] + furrow, base[2] + furrow * 0.8];
  colour = mix(colour, HEDGE, 0.75 * (1 - step(0.012, 0.045, field.hedge)));
  return mix(colour, WOOD, 0.92 * step(0.36, 0.42, woods + 0.1 * noise(x * 6, y * 6, 95)));
}

/** How a slope catches the light from the upper left, around 1. */
function relief(x: number, y: number): number {
  const d = 0.25;
  const height = rough(x * 0.13, y * 0.13, 3, 61);
  const right = rough((x + d) * 0.13, y * 0.13, 3, 61);
  const down = rough(x * 0.13, (y - d) * 0.13, 3, 61);
  return 1 + 3.2 * (right - height) + 3.2 * (down - height);
}

function land(x: number, y: number, inland: number, chalk: boolean): [number, number, number] {
  const light = Math.max(0.8, Math.min(1.2, relief(x, y)));
  const ground = country(x, y);
  const lit: Rgb = [ground[0] * light, ground[1] * light, ground[2] * light];
  if (!chalk) return mix(SAND, lit, step(0.16, 0.42, inland + 0.12 * noise(x * 3, y * 3, 17)));
  const streak = noise(x * 9, y * 1.2, 19);
  const cliff = mix(CHALK, CHALK_SHADE, 0.75 * streak * step(0.05, 0.24, inland));
  return mix(cliff, lit, step(0.22, 0.27, inland + 0.06 * noise(x * 4, y * 4, 29)));
}

function sea(x: number, y: number, offshore: number): [number, number, number] {
  const depth = offshore + 1.6 * rough(x * 0.1, y * 0.1, 3, 41);
  let colour = mix(SHALLOW, SEA, step(0, 2.6, depth));
  colour = mix(colour, DEEP, step(2.2, 11, depth));
  const swell = rough(x * 0.9 + y * 0.35, y * 2.2 - x * 0.3, 3, 53) * 5;
  const fathom = Math.abs((depth % 2.6) - 1.3) > 1.27 && depth > 0.6 && depth < 9 ? -9 : 0;
  const tint = swell + fathom;
  colour = [colour[0] + tint, colour[1] + tint, colour[2] + tint];
  const foam = (1 - step(0.03, 0.16, offshore)) * 0.85;
  return mix(colour, SURF, foam);
}

/** The colour of the printed Channel coast at a place of a 48 by 36 inch sheet. */
export function coastColour(x: number, y: number): [number, number, number] {
  const north = northShore(x, y);
  const south = southShore(x, y);
  if (north > 0) return land(x, y, north, true);
  if (south > 0) return land(x, y, south, false);
  return sea(x, y, Math.min(-north, -south));
}
