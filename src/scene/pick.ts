import { type Camera, Plane, Ray, Raycaster, Vector2, type Vector2Like, Vector3 } from "three";
import type { Aimed } from "./layer.ts";
import { BASE, heightIn } from "./layout.ts";
import type { TablePoint } from "./props.ts";
import type { Actor, Stage } from "./stage.ts";
import type { Things } from "./things.ts";

/** Radius around a model's middle that counts as the model, in inches. */
const MODEL_REACH = 0.95;

const ray = new Raycaster();
const at = new Vector2();
const mat = new Plane(new Vector3(0, 1, 0), 0);
const hit = new Vector3();
const middle = new Vector3();

/** What a point of the screen lies on. Coordinates from -1 to 1, y up; the mat's lower left corner is `origin`. */
export function aim(camera: Camera, x: number, y: number): void {
  ray.setFromCamera(at.set(x, y), camera);
}

const layer = new Plane(new Vector3(0, 1, 0), 0);

/** The place of the mat that is aimed at, or of the plane `up` inches above it, from the mat's lower left corner. */
export function aimedPoint(origin: Vector3, up = 0): TablePoint | undefined {
  layer.constant = -up;
  const point = ray.ray.intersectPlane(layer, hit);
  return point ? { x: point.x - origin.x, y: origin.z - point.z } : undefined;
}

/** The nearest piece that is aimed at: its model, else its base. */
function aimedPiece(stage: Stage, origin: Vector3): Aimed | undefined {
  let best: Aimed | undefined;
  for (const actor of stage.actors) {
    const distance = distanceTo(actor, stage, origin);
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

const local = new Ray();

/** The nearest thing of a table that is aimed at: a piece, or what one of its layers has there. */
export function aimedThing(stage: Stage, things: Things, origin: Vector3): string | undefined {
  const piece = aimedPiece(stage, origin);
  local.copy(ray.ray).origin.sub(origin);
  const other = things.aimed(local);
  return (other?.distance ?? Infinity) < (piece?.distance ?? Infinity) ? other?.id : piece?.id;
}

function distanceTo(actor: Actor, stage: Stage, origin: Vector3): number {
  if (actor.pose.present < 0.5) return Infinity;
  middle.set(origin.x + actor.pose.x, heightIn(actor, stage), origin.z - actor.pose.y);
  if (ray.ray.distanceSqToPoint(middle) < MODEL_REACH * MODEL_REACH) return ray.ray.origin.distanceTo(middle);
  const point = ray.ray.intersectPlane(mat, hit);
  if (!point || actor.pose.fallen > 0.5) return Infinity;
  const dx = point.x - middle.x;
  const dz = point.z - middle.z;
  return Math.hypot(dx, dz) < BASE.radius * stage.base ? ray.ray.origin.distanceTo(point) : Infinity;
}
