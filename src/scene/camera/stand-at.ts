import type { Vector3 } from "three";
import { heightIn, RADIANS } from "../layout.ts";
import type { Stage } from "../stage.ts";
import type { Look } from "./film.ts";

/** Inches around a model from which on the eye rises over it, and from which on it is all above. */
const [NEAR, OVER] = [4.5, 2];
/** How much higher than a model the eye is then. */
const ABOVE = 2;
/** The eye is never lower than this. */
const LOWEST = 1.4;

/** Writes how it looks to see one place from another, from a mat's lower left corner. */
export function lookFrom(position: Vector3, { x, y, z }: Vector3, origin: Vector3, out: Look): void {
  const [right, up, back] = [position.x - x, position.y - y, position.z - z];
  out.x = x - origin.x;
  out.y = origin.z - z;
  out.up = y;
  out.distance = Math.hypot(right, up, back);
  out.heading = Math.atan2(-right, back) / RADIANS;
  out.tilt = Math.acos(up / out.distance) / RADIANS;
}

/** How high the eye has to be so as not to go through a model, in inches. */
function clearHeight({ actors, air }: Stage, x: number, y: number, up: number): number {
  let height = Math.max(up, LOWEST);
  for (const actor of actors) {
    const away = Math.hypot(actor.pose.x - x, actor.pose.y - y);
    if (away >= NEAR || actor.pose.present === 0) continue;
    const share = Math.min(1, (NEAR - away) / (NEAR - OVER));
    const least = heightIn(actor, { air }) + ABOVE;
    if (least > up) height = Math.max(height, up + (least - up) * share * share * (3 - 2 * share));
  }
  return height;
}

/**
 * Writes where the eye stands that looks at the table so, above whatever it would go through. `origin` is the mat's lower
 * left corner.
 */
export function standAt(
  { x, y, up, heading, tilt, distance }: Look,
  origin: Vector3,
  stage: Stage,
  eye: Vector3,
  target: Vector3,
): void {
  const back = distance * Math.sin(tilt * RADIANS);
  const eyeX = x - back * Math.sin(heading * RADIANS);
  const eyeY = y - back * Math.cos(heading * RADIANS);
  const high = clearHeight(stage, eyeX, eyeY, up + distance * Math.cos(tilt * RADIANS));
  target.set(origin.x + x, up, origin.z - y);
  eye.set(origin.x + eyeX, high, origin.z - eyeY);
}
