import type { Ray } from "three";
import { type Aimed, nearestOf } from "../things.ts";
import type { CounterCast } from "./cast.ts";
import type { Fanning } from "./fanning.ts";
import { distanceToCounter } from "./pose.ts";

/** How much more than itself counts of a counter that is fanned out: the gaps of its fan. */
const GAPS = 1.2;

/**
 * The counter that a hand means along a ray; `looked` is the one it means so far. As long as it is over a fan, or over
 * what lay there before it opened, it means one of the fan: else the fan would close under it, and open again without end.
 */
export function aimedCounter(
  ray: Ray,
  { actors }: CounterCast,
  fanning: Fanning,
  looked: string | undefined,
): Aimed | undefined {
  const nearest = nearestOf(actors, (actor) =>
    actor.live.present < 0.5
      ? Infinity
      : distanceToCounter(ray, actor, fanning.raised.share(actor.id) > 0.5 ? GAPS : 1),
  );
  if (looked === undefined || !fanning.opens(looked)) return nearest;
  if (nearest && fanning.opens(nearest.id)) return nearest;
  const distance = fanning.distance(ray);
  return distance < (nearest?.distance ?? Infinity) ? { id: looked, distance } : nearest;
}
