import { readFileSync } from "node:fs";
import { battleOfBritain } from "../../src/games/battle-of-britain/game.ts";
import { built } from "./built.ts";
import { randomMatch } from "./random-match.ts";
import { compare, perSecond, type Row } from "./row.ts";

const GOLDEN = new URL("../goldens/great-war-bloody-april.json", import.meta.url);
const MOST = 0.3;
/** Milliseconds of processor time in which a finished summer opens. */
const MOST_TIME = 300;
const RUNS = 7;

/** Processor time of opening a finished summer to its first picture. */
function openingRow(open: () => number): Row {
  const times = Array.from({ length: RUNS }, () => 1000 / perSecond(open)).sort((a, b) => a - b);
  const [min = 0, max = 0] = [times[0], times.at(-1)];
  const ratio = times[Math.floor(RUNS / 2)] ?? Number.NaN;
  return {
    what: "match file: opening a finished campaign of the Battle of Britain, milliseconds",
    ratio,
    min,
    max,
    bar: `at most ${MOST_TIME}`,
    ok: ratio <= MOST_TIME,
  };
}

/** A finished campaign of 1,705 entries: opened to what its first picture needs, and folded whole. */
export async function bench(): Promise<Row[]> {
  const { campaignOf, summerOf } = await built<typeof import("./campaign.ts")>("campaign");
  const { open, fold } = await campaignOf(readFileSync(GOLDEN, "utf8"));
  const summer = await summerOf(JSON.stringify(randomMatch(battleOfBritain, "campaign", "summer")));
  return [
    openingRow(summer.open),
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
