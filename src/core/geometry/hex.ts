import { itemAt } from "../item-at.ts"; /** A hex in axial coordinates; the third, cube coordinate is -q - r. Whole numbers only. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** One of the six facings, 0 to 5, clockwise; facing 0 is (0, -1). */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** The facing `sixths` clockwise of another (negative: anticlockwise). */
export function turnedFacing(facing: Facing, sixths: number): Facing {
  return ((((facing + sixths) % 6) + 6) % 6) as Facing;
}

/** The hex `steps` away in a facing. */
export function hexAhead(from: Hex, facing: Facing, steps = 1): Hex {
  const step = itemAt(STEPS, facing);
  return { q: from.q + step.q * steps, r: from.r + step.r * steps };
}

/** The six neighbours, by facing. */
export function neighbours(of: Hex): readonly Hex[] {
  return FACINGS.map((facing) => hexAhead(of, facing));
}

/** Steps from hex to hex. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The facing along which `to` lies in a straight row of hexes, or undefined when it lies in none (or is the same hex). */
export function rowFacing(from: Hex, to: Hex): Facing | undefined {
  const steps = hexDistance(from, to);
  if (steps === 0) return undefined;
  return FACINGS.find((facing) => sameHex(hexAhead(from, facing, steps), to));
}

/** The hexes of a straight row from `from` (left out) to `to`, or undefined when they are in no row. */
export function row(from: Hex, to: Hex): readonly Hex[] | undefined {
  const facing = rowFacing(from, to);
  if (facing === undefined) return undefined;
  return Array.from({ length: hexDistance(from, to) }, (_, step) => hexAhead(from, facing, step + 1));
}

/** A hex turned about a centre by sixths of a circle, clockwise. */
export function rotateHex(hex: Hex, centre: Hex, sixths: number): Hex {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let left = turnedFacing(0, sixths); left > 0; left--) [q, r] = [-r, q + r];
  return { q: centre.q + q, r: centre.r + r };
}

/** The hexes at a distance, clockwise from facing 0; the centre alone for 0. */
export function ring(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let at = hexAhead(centre, 0, radius);
  for (const facing of FACINGS) {
    for (let step = 0; step < radius; step++) {
      hexes.push(at);
      at = hexAhead(at, turnedFacing(facing, 2));
    }
  }
  return hexes;
}

/** The hexes within a distance, from the centre outwards. */
export function spiral(centre: Hex, radius: number): readonly Hex[] {
  return Array.from({ length: radius + 1 }, (_, distance) => ring(centre, distance)).flat();
}
