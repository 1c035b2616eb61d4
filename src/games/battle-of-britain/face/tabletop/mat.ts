import { gridSize } from "../../../../tabletop/grid.ts";
import type { Mat } from "../../../../tabletop/mat.ts";
import { GRID } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import { PLACES } from "../words/tabletop-values.ts";

export const SIZE = gridSize(GRID);

/** The plotting table with the names on it; everybody reads it from its southern edge. */
export function matOf(say: Say): Mat {
  return {
    kind: "plotting-table",
    ...SIZE,
    grid: GRID,
    edge: 0,
    words: { title: "", places: Object.fromEntries(PLACES.map((id) => [id, say(phrase("place", { id }))])) },
  };
}
