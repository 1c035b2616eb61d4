import { cycled, hash, noise, rough, step } from "./noise.ts";
import { lighter, lit, mix, type Rgb } from "./tint.ts";

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

/** Which field a place lies in. */
export interface Field {
  /** A number that is the field's own, 0 to 4095. */
  readonly index: number;
  /** How far the nearest hedge is, in field widths. */
  readonly hedge: number;
  /** How far along and across its furrows, in field widths. */
  readonly along: number;
  readonly across: number;
}

/** The nearest and second nearest field middle: which field it is and how near its hedge. */
export function fieldAt(x: number, y: number): Field {
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
  const [along, across] = index % 2 === 0 ? [u, v] : [v, u];
  return { index, hedge: second - nearest, along, across };
}

/** A field's crop under its furrows. */
export function cropOf({ index, along }: Field): Rgb {
  const base = cycled(FIELDS, index);
  const furrow = Math.sin(along * 95) * (index % 5 === 0 ? 5 : 2.2);
  return [base[0] + furrow, base[1] + furrow, base[2] + furrow * 0.8];
}

/** How much wood stands at a place, 0 to 1. */
function woodAt(x: number, y: number): number {
  return step(0.36, 0.42, rough(x * 0.22, y * 0.22, 3, 91) + 0.1 * noise(x * 6, y * 6, 95));
}

/** How a slope catches the light from the upper left, around 1. */
export function relief(x: number, y: number): number {
  const d = 0.25;
  const height = rough(x * 0.13, y * 0.13, 3, 61);
  const right = rough((x + d) * 0.13, y * 0.13, 3, 61);
  const down = rough(x * 0.13, (y - d) * 0.13, 3, 61);
  return Math.max(0.8, Math.min(1.2, 1 + 3.2 * (right - height) + 3.2 * (down - height)));
}

/** Fields, hedges and woods in the light of the slopes. */
export function country(x: number, y: number): Rgb {
  const field = fieldAt(x, y);
  const hedged = mix(cropOf(field), HEDGE, 0.75 * (1 - step(0.012, 0.045, field.hedge)));
  return lit(mix(hedged, WOOD, 0.92 * woodAt(x, y)), relief(x, y));
}

/** A wood seen from above: crowns in the light, dark between them, darker at the edge away from the light. */
export function canopy(ground: Rgb, x: number, y: number): Rgb {
  const share = woodAt(x, y);
  if (share === 0) return ground;
  const crowns = noise(x * 7, y * 7, 97) - 0.5;
  return mix(ground, lighter(WOOD, crowns * 34), 0.94 * share);
}

/** A hedge with trees in it, 0 to 1, and its shadow on the side away from the light. */
export function hedgeAt(field: Field, x: number, y: number): number {
  const width = 0.012 + 0.05 * Math.max(0, noise(x * 3.4, y * 3.4, 99) - 0.45);
  return 1 - step(width, width + 0.024, field.hedge);
}

export const HEDGEROW: Rgb = HEDGE;
