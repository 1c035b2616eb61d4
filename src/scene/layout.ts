import type { Object3D } from "three";
import { type Heights, heightOf, standingHeight } from "../tabletop/heights.ts";
import type { LivePose } from "../tabletop/live.ts";
import type { Mat, Piece } from "../tabletop/tabletop.ts";

/** World units are inches: table x runs to +x, table y to -z, up is +y. Everything below is in inches. */

/** Models are made in metres of a 1/200 miniature. */
export const INCHES_PER_METRE = 1 / 0.0254;

/** The card base of a stand. */
export const BASE = { radius: 1.12, thickness: 0.11 } as const;

/** The radius of a base in a hex, in hex widths. */
const IN_HEX = 0.44;

/** How low a wreck lies. */
const WRECK_HEIGHT = 0.22;

export const RADIANS = Math.PI / 180;

/** How high levels are drawn in this frame: on the way from the heights before to those after, 0 to 1. */
export interface Air {
  before: Heights;
  after: Heights;
  risen: number;
}

/** Height of a model's peg above the mat. */
export function airHeight({ before, after, risen }: Air, level: number): number {
  const height = heightOf(after, level);
  if (risen >= 1) return height;
  const old = heightOf(before, level);
  return old + (height - old) * risen;
}

/** Height of a model in a pose, wreck or not. */
export function heightIn(
  { pose, shown }: { readonly pose: LivePose; readonly shown: Piece },
  { air }: { readonly air: Air },
): number {
  const height =
    shown.kind === "gun" ? standingHeight(air.after, "gun", pose.level) : airHeight(air, pose.level);
  return height + (WRECK_HEIGHT - height) * pose.fallen;
}

/** How large a stand's base is on a mat, against its usual size: a hex has room for one. */
export function baseScale({ grid }: Mat): number {
  return grid ? Math.min(1, (IN_HEX * grid.inches) / BASE.radius) : 1;
}

/** Sets an object's place and turn to a pose. The object has to belong to a group whose origin is the mat's corner. */
export function place(object: Object3D, pose: LivePose, height: number): void {
  object.position.set(pose.x, height, -pose.y);
  object.rotation.set(pose.pitch * RADIANS, -pose.heading * RADIANS, -pose.bank * RADIANS, "YXZ");
}

/** Writes the matrix of something upright into an instanced mesh's array: turned about its height and scaled alike. */
export function writeUpright(
  array: { [index: number]: number },
  index: number,
  x: number,
  up: number,
  y: number,
  heading: number,
  scale: number,
): void {
  const at = index * 16;
  const angle = heading * RADIANS;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  array[at] = cos;
  array[at + 2] = sin;
  array[at + 5] = scale;
  array[at + 8] = -sin;
  array[at + 10] = cos;
  array[at + 12] = x;
  array[at + 13] = up;
  array[at + 14] = -y;
  array[at + 15] = 1;
}
