import { noise, rough, step } from "./noise.ts";
import { lighter, mix, type Rgb } from "./tint.ts";

const FOAM: Rgb = [212, 222, 216];

/** The wind blows towards 4 o'clock: how far down the wind a place is, and how far across it. */
export function downWind(x: number, y: number): number {
  return x * 0.87 - y * 0.5;
}

export function acrossWind(x: number, y: number): number {
  return x * 0.5 + y * 0.87;
}

/** The long swell, -1 to 1: crests across the wind that bend, swell up and die away. */
export function swell(u: number, v: number): number {
  const bend = 2.6 * noise(u * 0.07, v * 0.09, 12) + 0.7 * noise(u * 0.3, v * 0.34, 13);
  const long = Math.sin(u * 2.1 + bend * 2.4);
  const cross = Math.sin(u * 1.15 + v * 1.05 + bend * 1.5);
  const high = 0.35 + 0.65 * noise(u * 0.16, v * 0.11, 14);
  return high * (0.72 * long + 0.28 * cross);
}

/** Streaks of foam that the wind has drawn out, 0 to 1: where it blows hardest, and none of them quite straight. */
function streaks(u: number, v: number): number {
  const gust = step(0.5, 0.8, noise(u * 0.19, v * 0.26, 22));
  if (gust === 0) return 0;
  const sway = v + 0.22 * rough(u * 0.5, v * 0.3, 2, 24);
  const lane = noise(sway * 2.6, u * 0.14, 21) * 0.8 + noise(sway * 6.4, u * 0.3, 23) * 0.2;
  return gust * step(0.84, 0.99, 1 - Math.abs(2 * lane - 1));
}

/** Cat's paws: patches that a gust has ruffled dark, 0 to 1, with ragged edges. */
function ruffles(u: number, v: number): number {
  const gust = noise(u * 0.15 + 4, v * 0.24, 25);
  return gust < 0.45 ? 0 : step(0.54, 0.76, gust + 0.09 * rough(u * 1.1, v * 2.1, 2, 26));
}

/** Slicks along the lines where currents meet, 0 to 1: smooth and light, winding along with the tide, and never in a ring. */
function currents(u: number, v: number): number {
  const place = v * 0.1 + 0.85 * noise(u * 0.09 + 2, v * 0.05, 27);
  const lane = Math.round(place);
  const off = Math.abs(place - lane);
  if (off > 0.06) return 0;
  const wide = 0.012 + 0.04 * noise(u * 0.21, lane * 7.3, 28);
  return (1 - step(0.3 * wide, wide, off)) * step(0.25, 0.5, noise(u * 0.13, lane * 5.7, 30));
}

/** What wind and tide print on open water, each 0 to 1 (a swell to either side of 0) by the place down and across the wind. */
export const WATERS = { swell, streaks, ruffles, currents } as const;

/**
 * Open water in wind and tide, as much of it as there is room for: `open` 0 close under the land, 1 well off it. `height`:
 * how high the swell stands there, where that is known already.
 */
export function seaway(water: Rgb, x: number, y: number, open = 1, height?: number): Rgb {
  if (open <= 0) return water;
  const [u, v] = [downWind(x, y), acrossWind(x, y)];
  const ruffled = ruffles(u, v);
  const chop = ruffled > 0 ? ruffled * (7 * rough(u * 3.1, v * 1.7, 2, 29) - 9) : 0;
  const light = 5 * (height ?? swell(u, v)) + chop + 11 * currents(u, v) * (1 - 0.7 * ruffled);
  return mix(lighter(water, light * open), FOAM, 0.2 * open * streaks(u, v));
}
