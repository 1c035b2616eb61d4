import type { ClockTone } from "./clock-tone.ts";
import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";

/** How a line is drawn; each kind differs by its stroke, not by colour alone. */
export type LineKind =
  | "coast"
  | "river"
  | "border"
  | "sector"
  | "front"
  | "radar"
  | "route"
  | "road"
  /** From a place to the plaque that stands beside it. */
  | "tether";

/** A line on the map through its points, in inches. */
export interface MapLine {
  /** Unique among everything on the table. */
  readonly id: string;
  readonly kind: LineKind;
  /** At least two. A line whose last point is its first is closed. */
  readonly points: readonly Spot[];
  readonly side?: SideIndex;
  /** When it was plotted; left out: in the colour of its side. */
  readonly clock?: ClockTone;
  /** Printed along it. */
  readonly label?: string;
  /** Of no effect now: the stations of this part of a radar line are dark. */
  readonly out?: boolean;
}
