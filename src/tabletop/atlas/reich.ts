import { type MapPoint, unpacked } from "./outline.ts";
import data from "./reich.json" with { type: "json" };

/**
 * The middle of Europe, in km east and north of 3.5 degrees east and 55.5 degrees north: outlines of land, the largest
 * first, and of lakes, rivers, and the borders of 1937. `scripts/build-coast.ts` writes the data.
 */
export const REICH = {
  land: unpacked(data, data.rings),
  lakes: unpacked(data, data.lakes),
  rivers: unpacked(data, data.rivers),
  borders: unpacked(data, data.borders),
} satisfies Readonly<Record<string, readonly (readonly MapPoint[])[]>>;
