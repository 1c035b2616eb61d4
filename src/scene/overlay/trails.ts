import { type Ghost, strengthOf } from "../../tabletop/overlay.ts";
import type { Pose, SideIndex } from "../../tabletop/tabletop.ts";
import { ink, sideInk } from "./ink.ts";
import { FILL, type Fill, layStrip, type Ribbon } from "./ribbon.ts";
import { trackPoints, type Unrolls } from "./trackPoints.ts";

/** Height of a trail above the mat and its width, in inches. */
const UP = 0.03;
const WIDTH = 0.3;

/** The move ruler of a piece: it unrolls behind it as it flies and stays until its next move. */
export function layTrail(ribbon: Ribbon, track: readonly Pose[], side: SideIndex, unrolls?: Unrolls): void {
  layStrip(ribbon, trackPoints(track, UP, unrolls), WIDTH, sideInk(side, 0.9), FILL.ruler);
}

/** Inches of the paper edge around a path's colour. */
const EDGE = 0.14;

/** The path of an order that is being written or was weighed; broken where it is not legal. */
export function layPath(ribbon: Ribbon, { track, side, legal, weight }: Ghost): void {
  const { width, opacity } = strengthOf(weight);
  const colour = legal ? sideInk(side, 0.95 * opacity) : ink("#5b2020", 0.9 * opacity);
  const fill: Fill = legal ? FILL.solid : FILL.dashed;
  const edge = ink("#fff6e0", 0.85 * opacity);
  layStrip(ribbon, trackPoints(track, UP + 0.02), width + EDGE, edge, fill);
  layStrip(ribbon, trackPoints(track, UP + 0.03), width, colour, fill);
}
