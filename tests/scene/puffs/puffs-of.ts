import type { PuffField } from "../../../src/scene/puffs/field.ts";
import { STRIDE } from "../../../src/scene/puffs/puff.ts";

/** A puff as it lies in a list of numbers. */
export interface Seen {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: number;
  readonly colour: readonly [number, number, number];
  readonly cover: number;
  readonly heat: number;
  readonly kind: number;
}

/** The puffs in a list of numbers. */
export function seen(list: Float32Array, count: number): readonly Seen[] {
  return Array.from({ length: count }, (_, i) => {
    const [x = 0, y = 0, z = 0, size = 0, red = 0, green = 0, blue = 0, cover = 0] = list.subarray(
      i * STRIDE,
    );
    const [look = 0, , heat = 0] = list.subarray(i * STRIDE + 12);
    return {
      at: [x, y, z],
      size,
      colour: [red, green, blue],
      cover,
      heat,
      kind: Math.floor(look / 4),
    } as const;
  });
}

/** The puffs of a field, as they were put. */
export function puffsOf({ puffs, count }: PuffField): readonly Seen[] {
  return seen(puffs, count);
}
