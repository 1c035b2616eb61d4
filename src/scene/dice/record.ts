import { Body } from "cannon-es";
import type { DieKind } from "./kinds.ts";
import { launchAll } from "./launch.ts";
import { fallsShort, STEPS, shutGate, simulate } from "./physics.ts";
import type { Random } from "./random.ts";
import { liesFlat, liesInside } from "./rest.ts";
import { settleAll } from "./settle.ts";
import { SHAPES } from "./shapes.ts";
import { type Impact, POSE, RATE } from "./throw.ts";

/** No throw lasts longer than this, in key frames; one that would has failed. */
export const MAX_FRAMES = 4 * RATE;

/** A jolt below this, in inches per second, makes no sound. */
const AUDIBLE = 14;
const STEPS_A_FRAME = STEPS / RATE;

/** What a simulated throw did, whether or not it ended well. */
export interface Recording {
  readonly poses: Float32Array;
  readonly frames: number;
  readonly impacts: readonly Impact[];
  /** Every die lies flat and still on the floor within the walls. */
  readonly rested: boolean;
}

/** Simulates one throw until all dice rest, one would hit the rim, or time is up. */
export function record(kinds: readonly DieKind[], random: Random): Recording {
  const { world, dice } = simulate(kinds, launchAll(kinds, random));
  const shapes = kinds.map((kind) => SHAPES[kind]);
  const poses = new Float32Array(MAX_FRAMES * dice.length * POSE);
  const speeds = new Float32Array(dice.length * 3);
  const impacts: Impact[] = [];
  let frames = 0;
  while (frames < MAX_FRAMES) {
    writeFrame(poses, frames++, dice);
    if (dice.every(sleeps) || dice.some(fallsShort)) break;
    remember(speeds, dice);
    for (let step = 0; step < STEPS_A_FRAME; step++) {
      shutGate(dice);
      world.step(1 / STEPS);
    }
    const speed = jolt(speeds, dice);
    if (speed > AUDIBLE) impacts.push({ frame: frames, speed });
    settleAll(shapes, dice);
  }
  const rested = dice.every((die, i) => {
    const shape = shapes[i];
    return shape !== undefined && sleeps(die) && liesFlat(shape, die) && liesInside(shape, die);
  });
  return { poses, frames, impacts, rested };
}

function sleeps(body: Body): boolean {
  return body.sleepState === Body.SLEEPING;
}

function writeFrame(poses: Float32Array, frame: number, dice: readonly Body[]): void {
  let at = frame * dice.length * POSE;
  for (const { position, quaternion } of dice) {
    poses[at++] = position.x;
    poses[at++] = position.y;
    poses[at++] = position.z;
    poses[at++] = quaternion.x;
    poses[at++] = quaternion.y;
    poses[at++] = quaternion.z;
    poses[at++] = quaternion.w;
  }
}

function remember(speeds: Float32Array, dice: readonly Body[]): void {
  let at = 0;
  for (const { velocity } of dice) {
    speeds[at++] = velocity.x;
    speeds[at++] = velocity.y;
    speeds[at++] = velocity.z;
  }
}

/** The largest change of velocity that any die felt since it was remembered. */
function jolt(speeds: Float32Array, dice: readonly Body[]): number {
  let largest = 0;
  let at = 0;
  for (const { velocity } of dice) {
    const x = velocity.x - (speeds[at++] ?? 0);
    const y = velocity.y - (speeds[at++] ?? 0);
    const z = velocity.z - (speeds[at++] ?? 0);
    largest = Math.max(largest, x * x + y * y + z * z);
  }
  return Math.sqrt(largest);
}
