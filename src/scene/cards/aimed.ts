import type { Matrix4, Ray } from "three";
import { distanceToFlat } from "../stock/aim.ts";
import { type Aimed, nearestOf } from "../things.ts";
import { CARD_FLAT, type CardActor } from "./cast.ts";

/** A card that is looked at, where the hand found it. */
export interface Found {
  readonly id: string;
  readonly matrix: Matrix4;
}

/** The card that a hand means along a ray. One that has risen under the hand is meant where it lay as well: else it would sink, and rise again without end. */
export function aimedCard(
  ray: Ray,
  actors: readonly CardActor[],
  found: Found | undefined,
): Aimed | undefined {
  return nearestOf(actors, ({ id, live, matrix }) => {
    if (live.present < 0.5) return Infinity;
    const distance = distanceToFlat(ray, matrix, CARD_FLAT);
    return id === found?.id ? Math.min(distance, distanceToFlat(ray, found.matrix, CARD_FLAT)) : distance;
  });
}
