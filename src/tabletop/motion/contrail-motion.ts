import { itemAt } from "../../core/item-at.ts";
import { shareOf } from "../clips.ts";
import { ease } from "../flight.ts";
import type { Contrail } from "../sky/contrail.ts";
import type { CounterPart } from "./counter-motion.ts";
import { apart, SAME } from "./path.ts";

/**
 * The first point of a contrail that its counter has yet to come past at an instant of a timeline, in milliseconds: from
 * there on it ends at the counter. Its last one at least, which is where the counter stands; 0 where nothing of it is there yet.
 */
export function nextPoint(
  { points, behind }: Contrail,
  line: { readonly counters: ReadonlyMap<string, CounterPart>; readonly duration: number } | undefined,
  ms: number,
): number {
  let next = points.length - 1;
  const part = behind === undefined ? undefined : line?.counters.get(behind);
  if (!line || !part || ms >= line.duration) return next;
  const { path, move } = part;
  const far = ease(shareOf(move, ms)) * (path.along.at(-1) ?? 0);
  for (let at = path.points.length - 2; at > 0 && next > 0; at--) {
    if (itemAt(path.along, at) <= far || apart(itemAt(path.points, at), itemAt(points, next - 1)) > SAME)
      break;
    next--;
  }
  return next;
}
