import type { Area } from "../../../src/tabletop/area.ts";
import { type Grid, gridCentre, gridCorners, gridSize } from "../../../src/tabletop/grid.ts";
import type { MapLine } from "../../../src/tabletop/line.ts";
import type { Spot } from "../../../src/tabletop/place.ts";
import type { Site } from "../../../src/tabletop/site.ts";
import type { Mat } from "../../../src/tabletop/tabletop.ts";
import { AREAS, PLACES, placeOf, type Square } from "../data/map.ts";
import type { Say } from "./cards.ts";
import { phrase } from "./phrase.ts";

/** RD-1: five by five squares, three inches wide; rows count from the raiders' edge. */
const GRID: Grid = {
  shape: "square",
  columns: 5,
  rows: 5,
  inches: 3,
  naming: { columns: "letters", rows: "near", plain: true },
};

export const MAT: Mat = { kind: "estuary", ...gridSize(GRID), grid: GRID };

/** The mat with what is printed on it. */
export function matOf(say: Say): Mat {
  return {
    ...MAT,
    words: { title: say(phrase("print.title")), places: { estuary: say(phrase("print.estuary")) } },
  };
}

/** Column and row from the far edge, as a grid counts. */
function cellOf(square: Square) {
  const { column, row } = placeOf(square);
  return { column, row: GRID.rows - 1 - row };
}

/** The middle of a square, in inches. */
export function spotOf(square: Square): Spot {
  return gridCentre(GRID, cellOf(square));
}

function corner(square: Square, which: 0 | 1 | 2 | 3): Spot {
  return gridCorners(GRID, cellOf(square))[which] as Spot;
}

/** The land beyond the coast, and the cloud square by square. */
export function areasOf(cloud: boolean, name: (area: "land" | "cloud") => string): readonly Area[] {
  const land: Area = {
    id: "land",
    outline: [corner("A5", 0), corner("E5", 1), corner("E4", 2), corner("A4", 3)],
    tone: "land",
    label: name("land"),
    labelAt: spotOf("E4"),
  };
  const clouds = AREAS.cloud.map(
    (square): Area => ({
      id: `cloud-${square}`,
      outline: gridCorners(GRID, cellOf(square)),
      tone: "weather",
      label: name("cloud"),
    }),
  );
  return cloud ? [land, ...clouds] : [land];
}

export const COAST: MapLine = { id: "coast", kind: "coast", points: [corner("A4", 3), corner("E4", 2)] };

const SYMBOLS = { airfield: "airfield", port: "port", works: "factory" } as const;

export type PlaceName = keyof typeof PLACES;

/** The places that raiders come for, with the bombs that have fallen on each. */
export function sitesOf(
  bombs: Readonly<Record<Square, number>>,
  target: Square | undefined,
  name: (place: PlaceName) => string,
): readonly Site[] {
  return (Object.keys(PLACES) as PlaceName[]).map((place) => {
    const square = PLACES[place];
    const hits = bombs[square] ?? 0;
    const { x, y } = spotOf(square);
    return {
      id: place,
      title: name(place),
      label: name(place),
      symbol: SYMBOLS[place],
      x,
      y,
      ...(hits > 0 && { state: hits > 2 ? "burning" : "hit" }),
      ...(square === target && { target: true }),
    } as const;
  });
}
