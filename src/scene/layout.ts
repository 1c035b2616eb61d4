import type { Object3D } from "three";
import type { LivePose } from "../tabletop/live.ts";

/** World units are inches: table x runs to +x, table y to -z, up is +y. Everything below is in inches. */

/** Models are made in metres of a 1/200 miniature. */
export const INCHES_PER_METRE = 1 / 0.0254;

/** The card base of a stand. */
export const BASE = { radius: 1.12, thickness: 0.11 } as const;

/** Height of a model at level 0, and what one level adds. */
export const STEM = { foot: 0.9, level: 0.26, radius: 0.035, levels: 24 } as const;

/** With the altitude option off every stand shows this one height. */
const NOMINAL_HEIGHT = 1.9;

/** How low a wreck lies. */
const WRECK_HEIGHT = 0.22;

export const RADIANS = Math.PI / 180;

/** Height of a model's peg above the mat. */
export function heightOf(level: number, altitude: boolean): number {
  return altitude ? STEM.foot + STEM.level * level : NOMINAL_HEIGHT;
}

/** Height of a model in a pose, wreck or not. */
export function heightIn(pose: LivePose, altitude: boolean): number {
  const height = heightOf(pose.level, altitude);
  return height + (WRECK_HEIGHT - height) * pose.fallen;
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
