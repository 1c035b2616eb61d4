import type { Spot } from "../place.ts";
import type { SideIndex } from "../side.ts";

/** A point of a contrail, and how far it has faded there: 0 fresh, 1 not to be seen any more. */
export interface ContrailPoint extends Spot {
  readonly faded: number;
}

/** A stretch of the way that something in the air has come over the turns of a match. */
export interface Contrail {
  /** The first side's are white, the second's dark. */
  readonly side: SideIndex;
  /** Inches above the map. */
  readonly up: number;
  /** At least two, the oldest first. */
  readonly points: readonly ContrailPoint[];
  /** The counter at whose place it ends, and with which it grows; left out: one that was left behind. */
  readonly behind?: string;
}
