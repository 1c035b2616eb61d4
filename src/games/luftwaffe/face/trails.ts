import { type Trailing, type TrailingCounter, trailsThrough } from "../../../tabletop/sky/trails.ts";
import { LAST_TURN } from "../data/calendar.ts";
import { AMERICAN, GERMAN } from "../data/sides.ts";
import { typeOf } from "../rules/state/look.ts";
import { type Formation, formationsOf } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { heightOf } from "./tabletop/heights.ts";
import { standOf } from "./tabletop/stations.ts";

/** Turns until the trail of a jet has gone, which flies seven hexes in each. */
const JET_LASTS = 3;

function trailingIn(view: View, one: Formation): readonly TrailingCounter[] {
  const place = { ...standOf(one), up: heightOf(one) };
  if (one.role === "bombers")
    return one.units.map(({ id }) => ({ id, ...place, side: AMERICAN, lasts: LAST_TURN }));
  const jets = one.units.filter(({ type }) => typeOf(view, type).jet);
  return jets.map(({ id }) => ({ id, ...place, side: GERMAN, lasts: JET_LASTS }));
}

function trailing(view: View): Trailing | undefined {
  if (view.turn === 0) return undefined;
  return { turn: view.turn, counters: formationsOf(view).flatMap((one) => trailingIn(view, one)) };
}

/** Where bombers have flown through all turns of a raid, and jets for a few; undefined outside of one. */
export const trailsOf = trailsThrough(trailing);
