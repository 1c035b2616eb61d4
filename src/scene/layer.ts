import type { Camera, Object3D, Ray, Vector3 } from "three";
import type { Overlay } from "../tabletop/overlay.ts";
import type { SideIndex, Tabletop } from "../tabletop/tabletop.ts";
import type { Timeline } from "../tabletop/timeline.ts";
import type { Air } from "./layout.ts";

/** What a layer is told when something changes. */
export interface Shown {
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  /** What has just happened, when it leads to this tabletop. */
  readonly line: Timeline | undefined;
  /** Whose edge is at the bottom of the screen. */
  readonly edge: SideIndex;
  readonly air: Air;
}

/** What is looked at: the thing under the pointer, and the selected one. */
export interface Looked {
  readonly hovered: string | undefined;
  readonly selected: string | undefined;
}

/** Something that a hand aims at, and how far it is from the eye. */
export interface Aimed {
  readonly id: string;
  readonly distance: number;
}

/**
 * A part of the table that is fetched when a tabletop has something of its kind. Everything is in the mat's space:
 * origin in its lower left corner, x to the right, y up, -z away from the reader; inches.
 */
export interface Layer extends Object3D {
  /** Takes what changes now and then. */
  show(shown: Shown): void;
  look(looked: Looked): void;
  /** Puts everything where it is at an instant of the timeline, in milliseconds. Allocates nothing. */
  frame(now: number, camera: Camera): void;
  /** Moves on what a hand has stirred, by seconds; true while there is more to come. */
  advance(seconds: number, instant: boolean): boolean;
  /** Prints anew what has letters on it, when the type faces have arrived. */
  reprint(): void;
  /** The nearest thing along a ray. */
  aimed(ray: Ray): Aimed | undefined;
  /** Writes where a thing is; false when there is none of that name here. */
  locate(id: string, out: Vector3): boolean;
  dispose(): void;
}
