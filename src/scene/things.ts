import type { Ray, Vector3 } from "three";
import type { Aimed, Layer } from "./layer.ts";

/** Something that a hand aims at and that stands somewhere. */
type Place = Pick<Layer, "aimed" | "locate">;

/** What lies on a table beside its pieces: sites, boards, counters, cards. */
export class Things {
  private readonly places = new Set<Place>();

  /** Lays something on the table; gives what takes it away. */
  add(place: Place): () => void {
    this.places.add(place);
    return () => void this.places.delete(place);
  }

  /** The nearest thing along a ray in the mat's space. */
  aimed(ray: Ray): Aimed | undefined {
    let nearest: Aimed | undefined;
    for (const place of this.places) {
      const aimed = place.aimed(ray);
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
