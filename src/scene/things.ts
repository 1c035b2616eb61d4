import type { Ray, Vector3 } from "three";

/** Something that a hand aims at, and how far it is from the eye. */
export interface Aimed {
  readonly id: string;
  readonly distance: number;
}

/**
 * Things that a hand aims at and that lie somewhere, in the mat's space: origin in its lower left corner, x to the
 * right, y up, -z away from the reader; inches.
 */
export interface AimedThings {
  /** The nearest thing along a ray. */
  aimed?(ray: Ray): Aimed | undefined;
  /** Writes where a thing is; false when there is none of that name here. */
  locate(id: string, out: Vector3): boolean;
}

/** The nearest of some things along a ray; `far` tells how far each is, infinite where the ray misses it. */
export function nearestOf<Thing extends { readonly id: string }>(
  things: Iterable<Thing>,
  far: (thing: Thing) => number,
): Aimed | undefined {
  let nearest: Aimed | undefined;
  for (const thing of things) {
    const distance = far(thing);
    if (distance < (nearest?.distance ?? Infinity)) nearest = { id: thing.id, distance };
  }
  return nearest;
}

/** What lies on a table beside its pieces: sites, boards, counters, cards. */
export class Things {
  private readonly places = new Set<AimedThings>();

  /** Lays something on the table; gives what takes it away. */
  add(place: AimedThings): () => void {
    this.places.add(place);
    return () => void this.places.delete(place);
  }

  /** The nearest thing along a ray in the mat's space. */
  aimed(ray: Ray): Aimed | undefined {
    let nearest: Aimed | undefined;
    for (const place of this.places) {
      const aimed = place.aimed?.(ray);
      if (aimed && aimed.distance < (nearest?.distance ?? Infinity)) nearest = aimed;
    }
    return nearest;
  }

  /** Writes where a thing is, in the mat's space; false when there is none of that name. */
  locate(id: string, out: Vector3): boolean {
    for (const place of this.places) if (place.locate(id, out)) return true;
    return false;
  }
}
