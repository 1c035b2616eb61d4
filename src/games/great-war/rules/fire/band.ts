import { rangeBand } from "../../data/fire-table.ts";
import type { Tables } from "../../data/tables.ts";

/** First and last range of the band that a range falls in, in hexes and levels (§6). */
export function bandOf(tables: Tables, range: number): readonly [number, number] {
  const band = rangeBand(tables, range) ?? tables.damage.bands.length;
  const last = tables.damage.bands[band] ?? range;
  const before = band === 0 ? -1 : (tables.damage.bands[band - 1] ?? -1);
  return [before + 1, last];
}
