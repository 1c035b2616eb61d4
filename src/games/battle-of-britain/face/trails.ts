import type { Contrail } from "../../../tabletop/sky/contrail.ts";
import {
  contrailsOf,
  type Trailing,
  type TrailingCounter,
  trailsThrough,
} from "../../../tabletop/sky/trails.ts";
import { BRITISH, GERMAN } from "../data/sides.ts";
import type { Geschwader } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { spotOf } from "./grid.ts";
import { standOf } from "./tabletop/stations.ts";

/** Phases until a contrail has faded: fighters are back by then, a raid draws one over half of its way. */
const LASTS = { fighters: 1.5, raid: 3 } as const;
/** Inches above the map: over the plaques. */
const UP = 1.1;

/** Where wings stand now, in the air or at their stations: from there they draw, and to there. */
function trailing(view: View): Trailing | undefined {
  if (view.phase === 0) return undefined;
  const counters = view.wings.map(
    (wing): TrailingCounter => ({
      id: wing.id,
      ...standOf(view, wing),
      side: BRITISH,
      up: UP,
      lasts: LASTS.fighters,
    }),
  );
  return { turn: view.phase, counters };
}

const trailsOf = trailsThrough(trailing);

/** The way of a geschwader, which everybody saw, fresh where it flew last. */
function wayOf(view: View, one: Geschwader): readonly Contrail[] {
  if (one.square === null) return [];
  const faded = (phase: number) => Math.min(1, (view.phase - phase) / LASTS.raid);
  const way = one.way.flatMap(({ phase, squares }) =>
    squares.map((square) => ({ ...spotOf(square), faded: faded(phase) })),
  );
  const seen = way.slice(Math.max(0, way.findIndex((point) => point.faded < 1) - 1), -1);
  if (seen.length === 0) return [];
  const points = [...seen, { ...standOf(view, one), faded: way.at(-1)?.faded ?? 0 }];
  return [{ side: GERMAN, up: UP, points, behind: one.id }];
}

/** What hangs over the map where raids have flown this day and wings in the latest phases; `earlier` goes back from now. */
export function skyTrails(view: View, earlier: Iterable<View>): readonly Contrail[] {
  const trails = trailsOf(view, earlier);
  const wings = trails ? contrailsOf(trails, view.phase) : [];
  return [...view.geschwader.flatMap((one) => wayOf(view, one)), ...wings];
}
