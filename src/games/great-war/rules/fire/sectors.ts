import type { Facing } from "../../../../core/geometry/hex.ts";

/**
 * The sectors in which the hex `q`, `r` away lies, as bits by facing: the hexsides to which its bearing is nearest, two
 * for a hex exactly midway (§6). None for the same hex.
 */
export function sectorsOf(q: number, r: number): number {
  const along = [-q - 2 * r, q - r, 2 * q + r];
  const [ahead = 0, right = 0, beyond = 0] = along;
  const most = Math.max(Math.abs(ahead), Math.abs(right), Math.abs(beyond));
  if (most === 0) return 0;
  return along.reduce((bits, part, facing) => {
    if (part === most) return bits | (1 << facing);
    return part === -most ? bits | (1 << (facing + 3)) : bits;
  }, 0);
}

/** Whether a facing is among the sectors. */
export function inSector(sectors: number, facing: number): boolean {
  return (sectors & (1 << facing)) !== 0;
}

/** Hexsides between two facings, 0 to 3. */
export function hexsidesBetween(one: Facing, other: Facing): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 6 - apart);
}
