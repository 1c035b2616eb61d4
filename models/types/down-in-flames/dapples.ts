import { disc } from "../../kit/markings.ts";
import type { Patch, View } from "../../kit/type.ts";
import type { Flat } from "../../kit/vec.ts";

/** Ground that is sprayed with spots, from corner to corner of the view, metres. */
interface Ground {
  readonly view: View;
  readonly on: readonly string[];
  readonly from: Flat;
  readonly to: Flat;
  /** Between the middles of two spots. */
  readonly step: number;
}

/** Of the size of a spot, and how far it lies off its place, of a step: so that no row looks ruled. */
const SIZES = [1, 0.6, 0.85, 1.3, 0.7, 1.1, 0.9] as const;
const ASTRAY = [0.2, -0.25, 0.05, -0.1, 0.25, -0.2, 0.1, 0] as const;

/** Spots in rows, every other one shifted by half a step. */
export function dapples({ view, on, from, to, step }: Ground, size: number, colour: string): Patch[] {
  const columns = Math.floor((to[0] - from[0]) / step) + 1;
  const rows = Math.floor((to[1] - from[1]) / step) + 1;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const wide = size * (SIZES[(column * 2 + row * 3) % SIZES.length] ?? 1);
    const astray = (k: number): number => (ASTRAY[(i * k + row) % ASTRAY.length] ?? 0) * step;
    const at: Flat = [
      from[0] + (column + (row % 2) / 2) * step + astray(3),
      from[1] + row * step + astray(5),
    ];
    return disc({ view, on, at, size: wide, corners: 8 }, 1, colour);
  });
}
