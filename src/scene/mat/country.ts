import { canopy } from "./canopy.ts";
import { cropOf } from "./crops.ts";
import { noise, rough, step } from "./noise.ts";
import { type Field, fieldAt } from "./parcels.ts";
import { lit, mix, type Rgb } from "./tint.ts";

export const HEDGEROW: Rgb = [62, 74, 44];

/** How a slope catches the light from the upper left, around 1. */
export function relief(x: number, y: number): number {
  const d = 0.25;
  const height = rough(x * 0.13, y * 0.13, 3, 61);
  const right = rough((x + d) * 0.13, y * 0.13, 3, 61);
  const down = rough(x * 0.13, (y - d) * 0.13, 3, 61);
  return Math.max(0.8, Math.min(1.2, 1 + 3.2 * (right - height) + 3.2 * (down - height)));
}

/** A hedge with trees in it, 0 to 1: thick here, a mere bank there. */
export function hedgeAt({ hedge }: Field, x: number, y: number): number {
  if (hedge > 0.07) return 0;
  const width = 0.01 + 0.055 * Math.max(0, noise(x * 3.4, y * 3.4, 99) - 0.45);
  return 1 - step(width, width + 0.024, hedge);
}

/** Fields, hedges and woods in the light of the slopes. */
export function country(x: number, y: number): Rgb {
  const field = fieldAt(x, y);
  const hedged = mix(cropOf(field, x, y), HEDGEROW, 0.75 * hedgeAt(field, x, y));
  return lit(canopy(hedged, x, y), relief(x, y));
}
