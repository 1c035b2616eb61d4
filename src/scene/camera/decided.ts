import { heightOf, heightsOf } from "../../tabletop/heights.ts";
import type { Spot, Tabletop } from "../../tabletop/tabletop.ts";
import type { Extent } from "../extent.ts";
import { HEADROOM } from "./action.ts";

/** Inches around a place of a map that belong to what was decided there. */
const AROUND = 2.5;

function bounds(spots: readonly Spot[]): Pick<Extent, "left" | "right" | "bottom" | "top"> {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ bottom: Math.min(...ys), top: Math.max(...ys) },
  };
}

/** The pieces among some things, whether they still fly or not, as a fight is looked at. */
function piecesExtent(tabletop: Tabletop, ids: ReadonlySet<unknown>): Extent | undefined {
  const heights = heightsOf(tabletop);
  const spots = tabletop.pieces
    .filter(({ id, status }) => ids.has(id) && status !== "disengaged")
    .map(({ x, y, level }) => ({ x, y, up: heightOf(heights, level) }));
  if (spots.length === 0) return undefined;
  const extent = { ...bounds(spots), spots, reach: [] };
  return heights.scale ? { ...extent, air: Math.max(...spots.map(({ up }) => up)) + HEADROOM } : extent;
}

/** Counters, sites and places, as a map is looked at. */
function placesExtent(
  { counters = [], sites = [] }: Tabletop,
  decisive: readonly (string | Spot)[],
): Extent | undefined {
  const lying = [...counters, ...sites].filter(({ id }) => decisive.includes(id));
  const spots = [...lying, ...decisive.filter((one) => typeof one !== "string")].map(({ x, y }) => ({
    x,
    y,
  }));
  if (spots.length === 0) return undefined;
  return { ...bounds(spots), spots, margin: AROUND, isMap: sites.length > 0 };
}

/**
 * What is looked at when a battle is over: the things that decided it, by their ids, and the places where it was
 * decided, in inches from the mat's lower left corner. Undefined where none of them is on the table.
 */
export function decidedExtent(tabletop: Tabletop, decisive: readonly (string | Spot)[]): Extent | undefined {
  return piecesExtent(tabletop, new Set(decisive)) ?? placesExtent(tabletop, decisive);
}
