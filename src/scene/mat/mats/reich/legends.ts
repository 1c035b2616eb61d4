import { REICH_NAMES } from "../../../../tabletop/atlas/reich-names.ts";
import type { MatArt } from "../../sheet.ts";
import { at } from "./chart.ts";

/** Where seas and countries are named on the table. */
export const LEGENDS: MatArt["legends"] = REICH_NAMES.map(({ place, longitude, latitude, size }) => {
  const [x, y] = at(longitude, latitude);
  return { place, x, y, size };
});
