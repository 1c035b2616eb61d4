import { readFileSync } from "node:fs";
import { built } from "./built.ts";
import { compare, perSecond, type Row } from "./row.ts";

const GOLDEN = new URL("../goldens/great-war-bloody-april.json", import.meta.url);
const MOST = 0.3;

/** A finished campaign of 1,705 entries: opened to what its first picture needs, and folded whole. */
export async function bench(): Promise<Row[]> {
  const { campaignOf } = await built<typeof import("./campaign.ts")>("campaign");
  const { open, fold } = await campaignOf(readFileSync(GOLDEN, "utf8"));
  return [
    compare({
      what: "match file: opening a finished campaign to its first picture, time of folding it whole",
      bar: `at most ${MOST}`,
      // Times, not speeds: how much longer the one takes than the other.
      ours: () => 1 / perSecond(open),
      reference: () => 1 / perSecond(fold),
      ok: (ratio) => ratio <= MOST,
      note: (ours, reference) => `${(1000 * ours).toFixed(1)} ms, whole ${(1000 * reference).toFixed(1)} ms`,
    }),
  ];
}
