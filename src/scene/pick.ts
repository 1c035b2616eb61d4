import { type Camera, Plane, type Ray, type Vector2Like, Vector3 } from "three";
import { BASE, heightIn } from "./layout.ts";
import type { TablePoint } from "./props.ts";
import type { Actor, Stage } from "./stage.ts";
import type { Aimed } from "./things.ts";

/** Radius around a model's middle that counts as the model, in inches. */
const MODEL_REACH = 0.95;

const mat = new Plane(new Vector3(0, 1, 0), 0);
const plane = new Plane(new Vector3(0, 1, 0), 0);
const hit = new Vector3();
const middle = new Vector3();

/** The place of the mat that a ray meets, or of the plane `up` inches above it, from the mat's lower left corner. */
export function aimedPoint(ray: Ray, origin: Vector3, up = 0): TablePoint | undefined {
  plane.constant = -up;
  const point = ray.intersectPlane(plane, hit);
  return point ? { x: point.x - origin.x, y: origin.z - point.z } : undefined;
}

/** The nearest piece along a ray: its model, else its base. */
export function aimedPiece(stage: Stage, ray: Ray, origin: Vector3): Aimed | undefined {
  let best: Aimed | undefined;
  for (const actor of stage.actors) {
    const distance = distanceTo(actor, stage, ray, origin);
    if (distance < (best?.distance ?? Infinity)) best = { id: actor.id, distance };
  }
  return best;
}

/**
 * The nearest piece to a point of the picture, by its model or its base, closer than `reach`: what a finger means that
 * hits none. `x` and `y` from the middle, y up, and half the picture, all in CSS pixels as `reach` is.
 */
export function nearestPiece(
  stage: Stage,
  origin: Vector3,
  camera: Camera,
  { x, y }: Vector2Like,
  half: Vector2Like,
  reach: number,
): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const actor of stage.actors) {
    if (actor.pose.present < 0.5) continue;
    for (const up of [heightIn(actor, stage), 0]) {
      middle.set(origin.x + actor.pose.x, up, origin.z - actor.pose.y).project(camera);
      const away = Math.hypot(middle.x * half.x - x, middle.y * half.y - y);
      if (middle.z > 1 || away >= least) continue;
      least = away;
      best = actor.id;
    }
  }
  return best;
}

function distanceTo(actor: Actor, stage: Stage, ray: Ray, origin: Vector3): number {
  if (actor.pose.present < 0.5) return Infinity;
  middle.set(origin.x + actor.pose.x, heightIn(actor, stage), origin.z - actor.pose.y);
  if (ray.distanceSqToPoint(middle) < MODEL_REACH * MODEL_REACH) return ray.origin.distanceTo(middle);
  const point = ray.intersectPlane(mat, hit);
  if (!point || actor.pose.fallen > 0.5) return Infinity;
  const dx = point.x - middle.x;
  const dz = point.z - middle.z;
  return Math.hypot(dx, dz) < BASE.radius * stage.base ? ray.origin.distanceTo(point) : Infinity;
}
