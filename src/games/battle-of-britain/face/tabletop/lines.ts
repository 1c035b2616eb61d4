import type { MapLine } from "../../../../tabletop/line.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import { GERMAN } from "../../data/sides.ts";
import { BOUNDARY } from "../../rules/map/boundary.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import { clockOf } from "./clock.ts";
import { onTable } from "./places.ts";

/** BB-37, BB-41: each station's part of the line, joined to the next one's; its beams look out to sea. */
function radarLines(view: View): readonly MapLine[] {
  const { radar } = tablesOf(view.setup);
  return radar.map(({ id, squares }, at): MapLine => {
    const next = radar[at + 1]?.squares[0];
    const points = [...squares, ...(next ? [next] : [])].map(spotOf);
    return { id: `line-${id}`, kind: "radar", points: points.toReversed(), out: view.out.includes(id) };
  });
}

/** BB-35: between the areas of the Groups, in km: 13 from 12, 10 from 11. */
const NORTH: readonly Spot[] = [onTable(120, 455), onTable(660, 455)];
const WEST: readonly Spot[] = [onTable(435, 20), onTable(435, 241)];

/** BB-38, and the bounds of the Groups' areas. */
function bounds(say: Say): readonly MapLine[] {
  const south = BOUNDARY.map(([east, north]) => onTable(east / 2, north / 2));
  return [
    { id: "bound-13", kind: "sector", points: NORTH },
    { id: "bound-10", kind: "sector", points: WEST },
    { id: "bound-12", kind: "border", points: south.slice(0, -1) },
    // Named over the sea, where nothing else is written.
    { id: "bound-12-sea", kind: "border", points: south.slice(-2), label: say(phrase("line.12-group")) },
  ];
}

/** A leg a Tally Ho phase, in the colour of its five minutes, each from where the one before ended. */
function route({ id, way }: Geschwader): readonly MapLine[] {
  let from: string | undefined;
  return way.flatMap(({ phase, squares }): readonly MapLine[] => {
    const points = [...(from === undefined ? [] : [from]), ...squares];
    from = points.at(-1);
    if (points.length < 2) return [];
    const clock = clockOf(phase);
    return [{ id: `route-${id}-${phase}`, kind: "route", points: points.map(spotOf), side: GERMAN, clock }];
  });
}

export function linesOf(view: View, say: Say): readonly MapLine[] {
  return [...bounds(say), ...radarLines(view), ...view.geschwader.flatMap(route)];
}
