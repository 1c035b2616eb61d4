import { Quaternion, type Ray, Vector3 } from "three";
import type { Counter } from "../../tabletop/counter.ts";
import { counterThickness } from "../../tabletop/layout/counter-layout.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { type Air, airHeight, RADIANS } from "../layout.ts";
import { distanceToFlat } from "../stock/aim.ts";
import type { HaloShape } from "../stock/halo.ts";
import type { CounterActor } from "./cast.ts";
import type { Fan } from "./fan.ts";

const X = new Vector3(1, 0, 0);
const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);

const SQUARE: HaloShape = { width: 1, height: 1, radius: 0.06 };
const ROUND: HaloShape = { width: 1, height: 1, radius: 0.5 };
const PLAQUE: HaloShape = { width: 1.1, height: 0.8, radius: 0.04 };

const position = new Vector3();
const scale = new Vector3();
const turn = new Quaternion();
const one = new Quaternion();

/** The outline around a counter, in sides. */
export function outlineOf({ shape }: Counter): HaloShape {
  return shape === "round" ? ROUND : shape === "plaque" ? PLAQUE : SQUARE;
}

/** Inches up at which a counter's map is: the mat, or the air at its level. */
function heightOf({ level }: Counter, live: number, air: Air): number {
  return level === undefined || level === 0 ? 0 : airHeight(air, live);
}

/** Writes a counter's matrix: in its stack, in the air, turning over, or fanned out by so much. */
export function poseCounter(
  { id, live, matrix }: CounterActor,
  counter: Counter,
  side: number,
  edge: SideIndex,
  air: Air,
  fan: Fan | undefined,
  fanned: number,
): void {
  const thick = counterThickness(side);
  const own = side * (counter.size ?? 1);
  const roll = (1 - live.open) * Math.PI;
  // A plaque stands on its foot and turns round on it; a counter's middle is half its thickness up.
  const stands = counter.shape === "plaque";
  const clear = stands ? 0 : (Math.abs(Math.sin(roll)) * own) / 2;
  const foot = stands ? 0 : thick / 2;
  position.set(live.x, live.up + foot + clear + heightOf(counter, live.level, air), -live.y);
  let size = own;
  const goal = fanned > 0 ? fan?.places.get(id) : undefined;
  if (goal) {
    position.lerp(scale.set(goal.x, goal.up, -goal.y), fanned);
    size *= 1 + (goal.size - 1) * fanned;
  }
  turn.setFromAxisAngle(Y, (edge === 1 ? 180 : 0) * RADIANS);
  turn.multiply(one.setFromAxisAngle(X, live.lean * RADIANS));
  turn.multiply(one.setFromAxisAngle(stands ? Y : Z, roll));
  matrix.compose(position, turn, scale.setScalar(Math.max(1e-5, size * live.present)));
}

const flat = { halfWidth: 0.5, halfHeight: 0.5, up: 0 };

/** How far along a ray a counter is; infinite when the ray misses it. `room` is how much more than itself counts. */
export function distanceToCounter(
  ray: Ray,
  { matrix, after }: Pick<CounterActor, "matrix" | "after">,
  room: number,
): number {
  const { width, height } = outlineOf(after);
  flat.halfWidth = (width / 2) * room;
  flat.halfHeight = (height / 2) * room;
  flat.up = after.shape === "plaque" ? 0.4 : 0.06;
  return distanceToFlat(ray, matrix, flat);
}
