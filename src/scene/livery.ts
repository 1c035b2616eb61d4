import type { SideIndex } from "../tabletop/side.ts";
import { sideCardInk, sideColour, sideWash } from "./colours.ts";

/** The colours of something that belongs to a side, or to nobody. */
export interface Livery {
  /** White stands out from it. */
  readonly shape: string;
  /** Lines and letters on card. */
  readonly ink: string;
  /** A ground for ink. */
  readonly wash: string;
  /** The cut edge of card printed in it. */
  readonly edge: string;
}

const NOBODY: Livery = { shape: "#6b5a3a", ink: "#4a3d25", wash: "#e6dabb", edge: "#b9a67c" };

/** The colours of a side's things; left out: nobody's. */
export function liveryOf(side: SideIndex | undefined): Livery {
  if (side === undefined) return NOBODY;
  return { shape: sideColour(side), ink: sideCardInk(side), wash: sideWash(side), edge: sideColour(side) };
}
