import type { Spot } from "../place.ts";
import type { Contrail, ContrailPoint } from "./contrail.ts";

/** A point of a contrail that fades while something happens. */
interface FadingPoint extends ContrailPoint {
  /** How far it had faded before that. */
  readonly was: number;
}

/** A contrail over a table, as it fades from what it was before. */
export interface Fading extends Contrail {
  readonly points: readonly FadingPoint[];
}

function keyOf({ side }: Contrail, { x, y }: Spot): string {
  return `${side} ${x} ${y}`;
}

/** How far contrails have faded at each of their places, the freshest of several there. */
function fadedAt(contrails: readonly Contrail[]): ReadonlyMap<string, number> {
  const faded = new Map<string, number>();
  for (const one of contrails)
    for (const point of one.points) {
      const key = keyOf(one, point);
      faded.set(key, Math.min(faded.get(key) ?? 1, point.faded));
    }
  return faded;
}

/** The contrails of two tables: those that stay fade on, new ones are fresh, and those that are gone fade out. */
export function fadingOf(before: readonly Contrail[], after: readonly Contrail[]): readonly Fading[] {
  const [old, now] = [fadedAt(before), fadedAt(after)];
  const staying = after.map((one) => ({
    ...one,
    points: one.points.map((point) => ({ ...point, was: old.get(keyOf(one, point)) ?? point.faded })),
  }));
  const going = before.filter((one) => one.points.some((point) => !now.has(keyOf(one, point))));
  const left = going.map(({ behind: _, ...one }) => ({
    ...one,
    points: one.points.map((point) => ({
      ...point,
      was: point.faded,
      faded: now.get(keyOf(one, point)) ?? 1,
    })),
  }));
  return [...staying, ...left];
}
