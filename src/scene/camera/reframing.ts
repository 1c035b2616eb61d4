import type { Vector3 } from "three";
import { ease } from "../../tabletop/flight.ts";
import type { HomeView } from "./home.ts";

/** A place of the camera and what it looks at; one that looks straight down may magnify. */
export type CameraView = HomeView & { readonly zoom?: number };

/** How a table is looked at before something happens, meanwhile, and after it. */
export type Framings = readonly [before: CameraView, meanwhile: CameraView, after: CameraView];

/** How long the camera is on its way at the beginning and at the end of what happens, in ms. */
const TRAVEL = 900;

/**
 * How a camera looks at a table while something happens: from where it rested before on to all that takes part, and in
 * the end to those who are left. A function of the instant, whichever way it was come to.
 */
export class Reframing {
  constructor(
    private readonly framings: Framings,
    /** Milliseconds that it all takes. */
    private readonly duration: number,
  ) {}

  /** Writes where the camera stands and what it looks at in an instant, in ms; how it magnifies. */
  at(ms: number, position: Vector3, target: Vector3): number {
    const { duration } = this;
    const [before, meanwhile, after] = this.framings;
    const travel = Math.min(TRAVEL, duration / 2);
    const leaves = duration - ms <= travel;
    const [from, to] = leaves ? [meanwhile, after] : [before, meanwhile];
    const share = travel > 0 ? ease((leaves ? ms - duration + travel : ms) / travel) : 1;
    mix(from.position, to.position, share, position);
    mix(from.target, to.target, share, target);
    const [near = 1, far = 1] = [from.zoom, to.zoom];
    return near + (far - near) * share;
  }
}

function mix([x, y, z]: HomeView["position"], to: HomeView["position"], share: number, out: Vector3): void {
  if (share === 1) return void out.set(...to);
  out.set(x + (to[0] - x) * share, y + (to[1] - y) * share, z + (to[2] - z) * share);
}
