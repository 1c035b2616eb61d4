import { flightOf, flyTo } from "../../tabletop/flight.ts";
import { livePose } from "../../tabletop/live.ts";
import type { Pose } from "../../tabletop/tabletop.ts";
import type { StripPoint } from "./ribbon.ts";

/** How finely curves are laid, in inches. */
const STEP = 0.25;

/** From and up to which share of all flights a track unrolls. */
export interface Unrolls {
  readonly from: number;
  readonly to: number;
}

/** Points along a track, corners rounded as they are flown, at a height above the mat: the same everywhere, or by level. */
export function trackPoints(
  track: readonly Pose[],
  up: number | ((level: number) => number),
  unrolls?: Unrolls,
): StripPoint[] {
  const flight = flightOf(track);
  if (!flight || flight.length === 0) return [];
  const pose = livePose();
  const steps = Math.ceil(flight.length / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    flyTo(flight, share, pose);
    return {
      x: pose.x,
      y: pose.y,
      up: typeof up === "number" ? up : up(pose.level),
      along: share * flight.length,
      seen: unrolls ? unrolls.from + (unrolls.to - unrolls.from) * share : 0,
    };
  });
}
