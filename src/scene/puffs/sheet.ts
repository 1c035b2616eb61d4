import { once } from "../../core/remember.ts";
import { noise, step } from "../mat/noise.ts";

/** Pixels along an edge of the sheet, and puffs along it. */
export const SHEET = 256;
export const ACROSS = 2;
export const PUFFS = ACROSS * ACROSS;
const TILE = SHEET / ACROSS;
/** What is left empty around a puff, as a share of its radius, so that no puff shows in another. */
const RIM = 0.06;
/** How many sizes of lumps there are, and how many of them are round. */
const [OCTAVES, ROUND] = [5, 2];
/** How steep cotton looks: what its height is multiplied by before its slope is taken. */
const STEEP = 0.62;

/** Lumps upon lumps, -1 to 1: large ones are round, small ones creased, as cotton and clouds are. */
function billows(x: number, y: number, seed: number): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < OCTAVES; octave++) {
    const lump = noise(x * scale + 31, y * scale + 17, seed + octave);
    sum += weight * (octave < ROUND ? lump : 1 - Math.abs(2 * lump - 1));
    total += weight;
    weight *= 0.52;
    scale *= 2.13;
  }
  return (2 * sum) / total - 1;
}

/** How dense a puff is at a place, against its radius: below 0 there is nothing of it. */
function densityAt(u: number, v: number, seed: number): number {
  const x = u + 0.1 * Math.sin(v * 4.1 + seed) + 0.04 * Math.sin(v * 9.7 + u * 3 + seed);
  const y = v + 0.1 * Math.sin(u * 3.7 + seed * 2) + 0.04 * Math.sin(u * 8.9 - v * 3 + seed);
  const out = Math.sqrt(x * x + y * y);
  return 0.74 - out * 0.98 + 0.5 * billows(x * 1.7 + 5, y * 1.7 + 5, seed);
}

/** The densities of a puff, a row after another. */
function densitiesOf(seed: number): Float32Array {
  const all = new Float32Array(TILE * TILE);
  for (let row = 0; row < TILE; row++)
    for (let column = 0; column < TILE; column++)
      all[row * TILE + column] = densityAt(
        ((column + 0.5) / TILE) * 2 - 1,
        ((row + 0.5) / TILE) * 2 - 1,
        seed,
      );
  return all;
}

/** How high a puff stands towards who looks at it, by its density. */
function heightOf(density: number): number {
  return Math.sqrt(Math.max(0, density));
}

function byteOf(share: number): number {
  return Math.round(255 * Math.max(0, Math.min(1, share)));
}

/** Writes one puff into its place of the sheet: its slope to the right and up, its thickness, and how much of it covers. */
function writePuff(sheet: Uint8Array, puff: number): void {
  const densities = densitiesOf(puff * 101 + 13);
  const at = (column: number, row: number) =>
    densities[
      Math.max(0, Math.min(TILE - 1, row)) * TILE + Math.max(0, Math.min(TILE - 1, column))
    ] as number;
  const left = (puff % ACROSS) * TILE;
  const top = Math.floor(puff / ACROSS) * TILE;
  for (let row = 0; row < TILE; row++)
    for (let column = 0; column < TILE; column++) {
      const density = at(column, row);
      const dx = heightOf(at(column + 2, row)) - heightOf(at(column - 2, row));
      const dy = heightOf(at(column, row + 2)) - heightOf(at(column, row - 2));
      const slope = (STEEP * TILE) / 8;
      const long = Math.sqrt(1 + (dx * dx + dy * dy) * slope * slope);
      const u = ((column + 0.5) / TILE) * 2 - 1;
      const v = ((row + 0.5) / TILE) * 2 - 1;
      const inside = 1 - step(0.78, 1 - RIM, Math.sqrt(u * u + v * v));
      const pixel = ((top + row) * SHEET + left + column) * 4;
      sheet[pixel] = byteOf(0.5 - (0.5 * dx * slope) / long);
      sheet[pixel + 1] = byteOf(0.5 - (0.5 * dy * slope) / long);
      sheet[pixel + 2] = byteOf(step(0, 1, density) * inside);
      sheet[pixel + 3] = byteOf(step(0, 0.62, density) * inside);
    }
}

/**
 * Four puffs of cotton on one sheet, four bytes a pixel: how a puff leans to the right and up (128: not at all), how
 * thick it is, and how much it covers. Computed, always alike.
 */
export const puffSheet = once((): Uint8Array => {
  const sheet = new Uint8Array(SHEET * SHEET * 4);
  for (let puff = 0; puff < PUFFS; puff++) writePuff(sheet, puff);
  return sheet;
});
