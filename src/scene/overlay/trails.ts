import type { Pose, SideIndex } from "../../tabletop/tabletop.ts";
import { ink, sideInk } from "./ink.ts";
import { FILL, type Fill, layStrip, type Ribbon } from "./ribbon.ts";
import { trackPoints } from "./trackPoints.ts";

/** Height of a trail above the mat and its width, in inches. */
const UP = 0.03;
const WIDTH = 0.3;

/** The move ruler of a piece: it unrolls behind it as it flies and stays until its next move. */
export function layTrail(ribbon: Ribbon, track: readonly Pose[], side: SideIndex): void {
  layStrip(ribbon, trackPoints(track, UP, true), WIDTH, sideInk(side, 0.9), FILL.ruler);
}

/** The path of an order that is being written; broken where it is not legal. */
export function layPath(ribbon: Ribbon, track: readonly Pose[], side: SideIndex, legal: boolean): void {
  const colour = legal ? sideInk(side, 0.95) : ink("#5b2020", 0.9);
  const fill: Fill = legal ? FILL.solid : FILL.dashed;
  layStrip(ribbon, trackPoints(track, UP + 0.02, false), 0.3, ink("#fff6e0", 0.85), fill);
  layStrip(ribbon, trackPoints(track, UP + 0.03, false), 0.16, colour, fill);
}
