import { disc, type Place } from "./markings.ts";
import type { Patch } from "./type.ts";

type Rings = readonly (readonly [share: number, colour: string])[];

/** The cockades of the Great War from the middle outwards: share of the whole and colour. */
const COCKADES = {
  britain: [
    [0.2, "roundelRed"],
    [0.6, "roundelWhite"],
    [1, "roundelBlue"],
  ],
  /** With the thin white rim that shows on dark dope. */
  britainRimmed: [
    [0.18, "roundelRed"],
    [0.54, "roundelWhite"],
    [0.9, "roundelBlue"],
    [1, "roundelWhite"],
  ],
  britainNight: [
    [0.4, "roundelRed"],
    [1, "roundelBlue"],
  ],
  france: [
    [0.33, "frenchBlue"],
    [0.67, "roundelWhite"],
    [1, "roundelRed"],
  ],
  america: [
    [0.33, "roundelWhite"],
    [0.67, "roundelBlue"],
    [1, "roundelRed"],
  ],
  russia: [
    [0.4, "roundelWhite"],
    [0.62, "roundelBlue"],
    [0.84, "roundelRed"],
    [1, "roundelWhite"],
  ],
  italy: [
    [0.33, "italianMiddle"],
    [0.67, "roundelWhite"],
    [1, "roundelRed"],
  ],
  belgium: [
    [0.33, "crossBlack"],
    [0.67, "roundelYellow"],
    [1, "roundelRed"],
  ],
} as const satisfies Readonly<Record<string, Rings>>;

/** A cockade by its nation. */
export const cockade = (nation: keyof typeof COCKADES, place: Place): Patch[] =>
  COCKADES[nation].map(([share, colour]) => disc(place, share, colour));
