import { Color } from "three";
import type { Mat } from "../../tabletop/mat.ts";
import { housesOf } from "./houses.ts";
import { hash } from "./noise.ts";
import { type Pixels, treesOf } from "./woods.ts";

/** Inches between two trees of a wood. */
const PACE = 0.17;
/** Leaves catch more light than their print. */
const LEAF_LIGHT = 1.35;

/** Something low that stands on a printed mat: its place in inches from the mat's middle, towards the reader, and its size. */
export interface Stood {
  readonly kind: "tree" | "house";
  readonly x: number;
  readonly z: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** The radius of a tree, half the length of a house, in inches. */
  readonly size: number;
  readonly colour: Color;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From pixels of a picture of the mat to inches from its middle. */
function placeOn({ width, depth }: Mat, picture: Size, x: number, y: number) {
  return { x: (x / picture.width - 0.5) * width, z: (y / picture.height - 0.5) * depth };
}

function treesOn(mat: Mat, pixels: Pixels): readonly Stood[] {
  const each = pixels.width / mat.width;
  return treesOf(pixels, PACE * each).map(({ x, y, radius, colour: [red, green, blue] }, index) => ({
    kind: "tree",
    ...placeOn(mat, pixels, x, y),
    turn: 360 * hash(index, 1, 85),
    size: radius / each,
    colour: new Color()
      .setRGB(red / 255, green / 255, blue / 255, "srgb")
      .multiplyScalar(LEAF_LIGHT * (0.85 + 0.3 * hash(index, 2, 85))),
  }));
}

function housesOn(mat: Mat, print: HTMLCanvasElement): readonly Stood[] {
  const pen = print.getContext("2d");
  if (!pen) return [];
  return housesOf(pen).map(({ middle: [x, y], gable, colour }) => {
    const [dx, dy] = [gable[0] - x, gable[1] - y];
    return {
      kind: "house",
      ...placeOn(mat, print, x, y),
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      size: (Math.hypot(dx, dy) / print.width) * mat.width,
      colour: new Color(colour),
    };
  });
}

/** What stands on a printed mat: trees where woods and hedges are printed, houses under their roofs. */
export function sceneryOf(mat: Mat, print: HTMLCanvasElement, pixels: Pixels): readonly Stood[] {
  return [...treesOn(mat, pixels), ...housesOn(mat, print)];
}
