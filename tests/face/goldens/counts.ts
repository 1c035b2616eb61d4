import { expect } from "vitest";
import { countedIn } from "../../../src/face/count.ts";
import { cataloguesOf, faultsIn } from "../phrases.ts";
import type { Folded } from "./folded.ts";

/** What is counted is told in whole sentences in every language, in even tables and charts, at any point of a match. */
export async function expectCounts({ entry, game, moments }: Folded): Promise<void> {
  const face = await entry.face("counts");
  if (!face) throw new Error(`${entry.meta.id} counts nothing`);
  const seen = countedIn({ game, moments });
  const catalogues = await cataloguesOf(entry, "counts");
  for (const played of [seen.slice(0, 1), seen.slice(0, seen.length >> 1), seen]) {
    const counts = face.counts(played, (side) => side.toUpperCase());
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts.map(({ id }) => id)).size).toBe(counts.length);
    expect(faultsIn(counts, catalogues)).toEqual([]);
    for (const block of counts.flatMap(({ blocks }) => blocks)) {
      if (block.kind === "chart")
        expect(block.series.every(({ values }) => values.length === block.xs.length)).toBe(true);
      if (block.kind === "table")
        expect(block.rows.every(({ cells }) => cells.length === block.columns.length)).toBe(true);
    }
  }
}
