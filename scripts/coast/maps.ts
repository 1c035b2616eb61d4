import { reichPlace } from "../../src/tabletop/atlas/projection.ts";
import { GONE, KEPT } from "./borders.ts";
import { type Point, projected } from "./national-grid.ts";
import { LAKES, RIVERS } from "./rivers.ts";
import type { Sheet } from "./shape.ts";
import type { Box } from "./topology.ts";

/** A map that is made of the atlas. */
export interface MapSource {
  /** Its file in `src/tabletop/atlas`. */
  readonly name: string;
  /** The address of its file in the package world-atlas. */
  readonly atlas: string;
  /** What is kept, in degrees and then in km of the map: the map, and the border around it. */
  readonly world: Box;
  readonly sheet: Sheet;
  /** From degrees to km. */
  projected(place: Point): Point;
  /** How far a line may lie beside the coast, the smallest island, in km and square km, and km of a unit of the file. */
  readonly tolerance: number;
  readonly smallest: number;
  readonly unit: number;
  /** Lines of our own beside the land, in degrees, and borders of the atlas by the neighbours' names. */
  readonly lakes?: readonly (readonly Point[])[];
  readonly rivers?: readonly (readonly Point[])[];
  readonly borders?: {
    readonly kept: readonly (readonly [string, string])[];
    readonly gone: readonly (readonly Point[])[];
  };
}

export const MAPS: readonly MapSource[] = [
  {
    name: "britain",
    atlas: import.meta.resolve("world-atlas/land-10m.json"),
    world: { west: -13, east: 6, south: 46.5, north: 60 },
    sheet: { left: 90, right: 750, bottom: -90, top: 720 },
    projected,
    tolerance: 0.45,
    smallest: 6,
    unit: 0.2,
  },
  {
    name: "reich",
    atlas: import.meta.resolve("world-atlas/countries-10m.json"),
    world: { west: 1, east: 24, south: 43.5, north: 57.5 },
    sheet: { left: -60, right: 1290, bottom: -1170, top: 60 },
    projected: reichPlace,
    tolerance: 0.8,
    smallest: 12,
    unit: 0.5,
    lakes: LAKES,
    rivers: RIVERS,
    borders: { kept: KEPT, gone: GONE },
  },
];
