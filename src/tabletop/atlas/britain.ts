import data from "./britain.json" with { type: "json" };
import { coastsOn, type MapPoint, type Sheet, unpacked } from "./outline.ts";

/**
 * The outlines of Britain and of the coasts opposite, the largest first, in km of the British National Grid;
 * `scripts/build-coast.ts` writes the data.
 */
export const COAST: readonly (readonly MapPoint[])[] = unpacked(data, data.rings);

/** The coast on a sheet, as lines that end at its edges. */
export function coastOn(sheet: Sheet): readonly (readonly MapPoint[])[] {
  return coastsOn(COAST, sheet);
}
