import { hash, noise, rough, step } from "./noise.ts";
import { lighter, mix, type Rgb } from "./tint.ts";

/** A kind of wood as it is seen from above. */
interface Stand {
  readonly leaves: Rgb;
  /** Inches from crown to crown. */
  readonly apart: number;
  /** How far a crown stands from its place in the rows, in such distances: planted woods stand in rows. */
  readonly astray: number;
  /** How much lighter the side of a crown towards the light is, and how much darker it is between two of them. */
  readonly round: number;
  readonly between: number;
  /** How much one tree differs from the next. */
  readonly mixed: number;
}

/** Old oaks and beeches in round clumps, and dark firs that were planted close. */
export const STANDS = {
  broadleaf: { leaves: [74, 92, 52], apart: 0.36, astray: 0.5, round: 15, between: 30, mixed: 22 },
  conifer: { leaves: [46, 66, 44], apart: 0.21, astray: 0.36, round: 11, between: 20, mixed: 6 },
} as const satisfies Record<string, Stand>;

/** Which kind of wood stands at a place, if any does: a wood is now all of one kind, now half and half. */
export function standAt(x: number, y: number): keyof typeof STANDS {
  return noise(x * 0.16, y * 0.16, 93) + 0.14 * noise(x * 0.9, y * 0.9, 94) > 0.62 ? "conifer" : "broadleaf";
}

/** How light a wood is at a place, about 0: by the nearest crown, which the light falls on from the upper left. */
function crownAt({ apart, astray, round, between, mixed }: Stand, x: number, y: number): number {
  const [u, v] = [x / apart, y / apart];
  const [column, row] = [Math.floor(u - 0.5), Math.floor(v - 0.5)];
  let nearest = Infinity;
  let light = 0;
  for (let i = column; i <= column + 1; i++)
    for (let j = row; j <= row + 1; j++) {
      const dx = u - i - 0.5 - astray * (hash(i, j, 95) - 0.5);
      const dy = v - j - 0.5 - astray * (hash(i, j, 96) - 0.5);
      const far = dx * dx + dy * dy;
      if (far >= nearest) continue;
      nearest = far;
      light = round * (dy - dx) * 1.6 + mixed * (hash(i, j, 97) - 0.5);
    }
  return light - between * step(0.12, 0.5, nearest) + between * 0.25;
}

/** A wood of whichever kind stands there, 0 to 1 of it on the ground. */
export function wooded(ground: Rgb, x: number, y: number, share: number): Rgb {
  if (share === 0) return ground;
  const stand = STANDS[standAt(x, y)];
  return mix(ground, lighter(stand.leaves, crownAt(stand, x, y)), 0.95 * share);
}

/** How much wood stands at a place of the country, 0 to 1. */
function woodAt(x: number, y: number): number {
  const much = rough(x * 0.22, y * 0.22, 3, 91);
  return much < 0.26 ? 0 : step(0.36, 0.42, much + 0.1 * noise(x * 6, y * 6, 98));
}

/** The woods of the country on its ground. */
export function canopy(ground: Rgb, x: number, y: number): Rgb {
  return wooded(ground, x, y, woodAt(x, y));
}
