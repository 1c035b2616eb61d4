import { type Camera, Vector3 } from "three";
import type { Counter } from "../../tabletop/counter.ts";
import { counterSide, fannedPlaces, stacksOf } from "../../tabletop/layout/counter-layout.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import { inchInPicture } from "../stock/near.ts";

/** The share of the picture's height that a counter takes up when it is looked at, and the least and the most it grows. */
const LEGIBLE = 0.085;
const LEAST = 1.12;
const MOST = 4;
/** How high a stack is lifted that is fanned out, in sides. */
const LIFTED = 0.4;

/** A stack of counters, fanned out: where each lies, how large it is and how high. */
export interface Fan {
  readonly size: number;
  readonly up: number;
  readonly places: ReadonlyMap<string, Spot>;
  /** Half of what it takes up, and its middle. */
  readonly reach: { readonly x: number; readonly y: number };
  readonly middle: Spot;
}

const at = new Vector3();

/** The stack in which a counter lies, from the lowest on. */
export function stackWith(counters: readonly Counter[], id: string): readonly Counter[] {
  return stacksOf(counters).find((stack) => stack.some((one) => one.id === id)) ?? [];
}

/** How a stack is fanned out so that it can be read as the camera stands; `origin` is the mat's corner in the scene. */
export function fanOf(stack: readonly Counter[], mat: Mat, camera: Camera, origin: Vector3): Fan | undefined {
  const [first] = stack;
  if (!first) return undefined;
  const side = counterSide(mat);
  const inch = inchInPicture(camera, at.set(first.x, 0, -first.y).add(origin));
  const size = Math.max(LEAST, Math.min(MOST, LEGIBLE / (side * inch)));
  const spots = fannedPlaces(stack, side * size, mat);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const half = (side * size * 1.2) / 2;
  const [left, right] = [Math.min(...xs) - half, Math.max(...xs) + half];
  const [low, high] = [Math.min(...ys) - half, Math.max(...ys) + half];
  return {
    size,
    up: LIFTED * side * size,
    places: new Map(stack.map(({ id }, i) => [id, spots[i] as Spot])),
    reach: { x: (right - left) / 2, y: (high - low) / 2 },
    middle: { x: (left + right) / 2, y: (low + high) / 2 },
  };
}
