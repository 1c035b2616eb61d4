import { type Camera, type Ray, Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Counter } from "../../tabletop/counter.ts";
import { counterSide, fannedPlaces, isFannable, plaqueOf } from "../../tabletop/layout/counter-layout.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import { inchInPicture } from "../stock/near.ts";

/** The share of the picture's height that a counter takes up when it is looked at, and the least and the most it grows. */
const LEGIBLE = 0.07;
const LEAST = 1.12;
const MOST = 4;
/** How high a stack is lifted that is fanned out, in sides. */
const LIFTED = 0.4;

/** Where a counter of a fan is, how high, and how large against itself on the map. */
interface Fanned extends Spot {
  readonly up: number;
  readonly size: number;
}

/** What a fan takes up with the gaps between its counters, so high over the mat. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly away: number;
  readonly up: number;
}

/** A stack of counters, fanned out. */
export interface Fan {
  readonly places: ReadonlyMap<string, Fanned>;
  readonly room: Room;
}

const at = new Vector3();

function roomOf(all: readonly Fanned[], side: number): Room {
  const half = ({ size }: Fanned) => (side * size) / 2;
  return {
    left: Math.min(...all.map((one) => one.x - half(one))),
    right: Math.max(...all.map((one) => one.x + half(one))),
    near: Math.min(...all.map((one) => one.y - half(one))),
    away: Math.max(...all.map((one) => one.y + half(one))),
    up: Math.max(...all.map(({ up }) => up)),
  };
}

/** How a stack is fanned out so that it can be read as the camera stands; `origin` is the mat's corner in the scene. */
export function fanOf(stack: readonly Counter[], mat: Mat, camera: Camera, origin: Vector3): Fan | undefined {
  const [first] = stack;
  if (!first || !isFannable(stack)) return undefined;
  const side = counterSide(mat) * (first.size ?? 1);
  const inch = inchInPicture(camera, at.set(first.x, 0, -first.y).add(origin));
  const size = Math.max(LEAST, Math.min(MOST, LEGIBLE / (side * inch)));
  const plaque = plaqueOf(stack);
  const spots = fannedPlaces(stack, side * size, mat);
  const up = LIFTED * side * size;
  const places = new Map(
    stack.map((one, i) => {
      const { x, y } = itemAt(spots, i);
      return [one.id, one === plaque ? { x, y, up: 0, size: 1 } : { x, y, up, size }];
    }),
  );
  return { places, room: roomOf([...places.values()], side) };
}

/** How far along a ray, in the mat's space, the room is that a fan takes up; infinite when the ray misses it. */
export function distanceToFan({ origin, direction }: Ray, { room }: Fan): number {
  const far = (room.up - origin.y) / direction.y;
  const x = origin.x + far * direction.x;
  const y = -(origin.z + far * direction.z);
  const within = x > room.left && x < room.right && y > room.near && y < room.away;
  return far > 0 && within ? far : Infinity;
}
