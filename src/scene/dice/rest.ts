import type { Body } from "cannon-es";
import type { Shape } from "./shapes.ts";
import { TRAY } from "./tray.ts";

/** How far a die may be from lying flat and still be said to: cosine of its tilt, inches of height. */
const FLAT = { tilt: 0.002, height: 0.02 } as const;

/** Whether a die lies with one face on the floor of the tray, on nothing and against nothing that tips it. */
export function liesFlat(shape: Shape, body: Body): boolean {
  return Math.abs(body.position.y - shape.inradius) < FLAT.height && bodyTilt(shape, body) < FLAT.tilt;
}

/** 1 minus the cosine of the angle between the die's upper face and the horizontal. */
function bodyTilt(shape: Shape, { quaternion: { x, y, z, w } }: Body): number {
  const upX = 2 * (x * y + w * z);
  const upY = 1 - 2 * (x * x + z * z);
  const upZ = 2 * (y * z - w * x);
  let highest = -1;
  for (const { normal } of shape.faces)
    highest = Math.max(highest, normal.x * upX + normal.y * upY + normal.z * upZ);
  return 1 - highest;
}

/** Whether a resting die lies within the walls, to a hair. */
export function liesInside(shape: Shape, { position }: Body): boolean {
  const hair = 0.03;
  return (
    Math.abs(position.x) < TRAY.halfLength - shape.inradius + hair &&
    Math.abs(position.z) < TRAY.halfWidth - shape.inradius + hair
  );
}
