import type { Compass } from "./compass.ts";

/** The points of the compass, in English. */
export function compassName(point: Compass): string {
  return point;
}
