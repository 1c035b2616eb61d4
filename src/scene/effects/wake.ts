import { shareOf } from "../../tabletop/clips.ts";
import { flyBehind, glide } from "../../tabletop/flight.ts";
import { type LivePose, livePose } from "../../tabletop/live.ts";
import { RADIANS } from "../layout.ts";
import type { Actor } from "../stage.ts";

const here = livePose();

/**
 * Where an aircraft came along so many inches before it was where it is at an instant of the timeline, in milliseconds:
 * along its track, and straight on before that. Writes its place and level into `out`, allocates nothing.
 */
export function wakeAt({ part, pose }: Actor, now: number, inches: number, out: LivePose): void {
  out.x = pose.x;
  out.y = pose.y;
  out.level = pose.level;
  out.heading = pose.heading;
  let straight = inches;
  const flight = part?.flight;
  if (flight && part.fly && flight.length > 0) {
    const share = glide(shareOf(part.fly, now));
    flyBehind(flight, share, 0, here);
    straight = flyBehind(flight, share, inches, out);
    // In a crowd it flies a little beside its track.
    out.x += pose.x - here.x;
    out.y += pose.y - here.y;
  }
  const bearing = out.heading * RADIANS;
  out.x -= Math.sin(bearing) * straight;
  out.y -= Math.cos(bearing) * straight;
}
