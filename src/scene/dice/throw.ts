import type { Quaternion } from "three";
import type { Die, DieKind } from "./kinds.ts";

/** Dice to throw, and the seed of how the throw looks. The faces are drawn already. */
export interface ThrowRequest {
  readonly dice: readonly Die[];
  readonly seed: number;
}

/** A moment at which some die hit something hard enough to hear: the frame, and the jolt in inches per second. */
export interface Impact {
  readonly frame: number;
  readonly speed: number;
}

/** Key frames a second of a baked throw. */
export const RATE = 60;

/** Numbers a pose takes in `BakedThrow.poses`: position x, y, z in inches, then the quaternion x, y, z, w. */
export const POSE = 7;

/**
 * A throw that has been simulated to its end. Space is the tray's own: y up, the floor at 0, x along the
 * tray, z towards the thrower.
 */
export interface BakedThrow {
  readonly rate: typeof RATE;
  readonly frames: number;
  /** Pose of die d in frame f from index (f * dice + d) * POSE on. */
  readonly poses: Float32Array;
  /** How the printed numerals are turned within each die's solid. */
  readonly labels: readonly Quaternion[];
  readonly kinds: readonly DieKind[];
  readonly faces: readonly number[];
  readonly impacts: readonly Impact[];
  /** How many throws were simulated until one ended with every die flat; 0: none did and they were laid out. */
  readonly attempts: number;
}
