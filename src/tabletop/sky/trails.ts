import { itemAt } from "../../core/item-at.ts";
import type { Spot } from "../place.ts";
import type { SideIndex } from "../side.ts";
import type { Contrail, ContrailPoint } from "./contrail.ts";

/** A counter that draws a contrail from where it was to where it is now. */
export interface TrailingCounter extends Spot {
  readonly id: string;
  readonly side: SideIndex;
  /** Inches above the map. */
  readonly up: number;
  /** Turns until what it draws has faded. */
  readonly lasts: number;
}

/** Who draws contrails at one moment of a match. */
export interface Trailing {
  readonly turn: number;
  readonly counters: readonly TrailingCounter[];
}

interface Passed extends Spot {
  /** The turn in which it came there. */
  readonly turn: number;
}

interface Trail {
  readonly latest: TrailingCounter;
  readonly points: readonly Passed[];
  /** Whether its counter is still in the air. */
  readonly aloft: boolean;
}

/** Where everything has been that draws contrails, by counter. */
export type Trails = ReadonlyMap<string, Trail>;

/** A sky without a contrail. */
export const NO_TRAILS: Trails = new Map();

function isAt(place: Spot | undefined, { x, y }: Spot): boolean {
  return place !== undefined && place.x === x && place.y === y;
}

/** Where everything has been by a moment, by where it had been the moment before. */
export function trailsAfter(before: Trails, { turn, counters }: Trailing): Trails {
  const after = new Map<string, Trail>();
  for (const [id, trail] of before) after.set(id, { ...trail, aloft: false });
  for (const counter of counters) {
    const { id, x, y } = counter;
    const points = before.get(id)?.points ?? [];
    const all = isAt(points.at(-1), counter) ? points : [...points, { x, y, turn }];
    after.set(id, { latest: counter, points: all, aloft: true });
  }
  return after;
}

/**
 * Where all have been by the moment of a view, from the latest clear sky on: `before` goes back from there, `trailing`
 * tells who draws contrails and is undefined where the sky is clear. Each moment is worked out once.
 */
export function trailsThrough<View extends object>(
  trailing: (view: View) => Trailing | undefined,
): (view: View, before: Iterable<View>) => Trails | undefined {
  const known = new WeakMap<View, Trails>();
  return (view, before) => {
    if (!trailing(view)) return undefined;
    const missing: View[] = [];
    let trails = NO_TRAILS;
    for (const one of chained(view, before)) {
      const found = known.get(one);
      if (found) trails = found;
      if (found || !trailing(one)) break;
      missing.unshift(one);
    }
    for (const one of missing) {
      trails = trailsAfter(trails, trailing(one) as Trailing);
      known.set(one, trails);
    }
    return trails;
  };
}

function* chained<View>(first: View, others: Iterable<View>): Iterable<View> {
  yield first;
  yield* others;
}

/** How far a point has faded that was passed some turns ago. */
function fadedAt(point: Passed, turn: number, { lasts }: TrailingCounter): ContrailPoint {
  const faded = Math.min(1, Math.max(0, (turn - point.turn) / lasts));
  return { x: point.x, y: point.y, faded };
}

/** The stretches of a trail on which nobody has been drawn before, each as the indices of its first and its last point. */
function stretches(points: readonly Spot[], drawn: Set<string>): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)];
    const leg = `${a.x} ${a.y} ${b.x} ${b.y}`;
    if (drawn.has(leg)) continue;
    drawn.add(leg);
    const last = found.at(-1);
    if (last?.[1] === i - 1) last[1] = i;
    else found.push([i - 1, i]);
  }
  return found;
}

/** The contrails over a table: those that flew together draw one, and what is too old is gone. */
export function contrailsOf(trails: Trails, turn: number): readonly Contrail[] {
  const drawn = new Set<string>();
  const inOrder = [...trails.values()].toSorted((a, b) => Number(b.aloft) - Number(a.aloft));
  return inOrder.flatMap(({ latest, points, aloft }) => {
    const faded = points.map((point) => fadedAt(point, turn, latest));
    const from = faded.findIndex((point) => point.faded < 1);
    if (from < 0) return [];
    const seen = faded.slice(Math.max(0, from - 1));
    const { id, side, up } = latest;
    return stretches(seen, drawn).map(([first, last]): Contrail => {
      const ends = aloft && last === seen.length - 1;
      return { side, up, points: seen.slice(first, last + 1), ...(ends && { behind: id }) };
    });
  });
}
