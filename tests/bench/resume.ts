import { readFileSync } from "node:fs";
import { battleOfBritain } from "../../src/games/battle-of-britain/computer/game.ts";
import { luftwaffe } from "../../src/games/luftwaffe/computer/game.ts";
import { goldenFile } from "../goldens/files.ts";
import { built } from "./built.ts";
import { randomMatch } from "./random-match.ts";
import { compare, perSecond, type Row } from "./row.ts";

const GOLDEN = goldenFile("great-war-bloody-april");
const MOST = 0.3;
/** Milliseconds of processor time in which a finished campaign opens. */
const MOST_SUMMER = 300;
const MOST_REICH = 500;
const RUNS = 7;

/** Processor time of opening a finished campaign to its first picture. */
function openingRow(what: string, most: number, open: () => number): Row {
  const times = Array.from({ length: RUNS }, () => 1000 / perSecond(open)).sort((a, b) => a - b);
  const [min = 0, max = 0] = [times[0], times.at(-1)];
  const ratio = times[Math.floor(RUNS / 2)] ?? Number.NaN;
  return {
    what: `match file: opening a finished campaign ${what}, milliseconds`,
    ratio,
    min,
    max,
    bar: `at most ${most}`,
    ok: ratio <= most,
  };
}

/** A finished campaign of 1,705 entries: opened to what its first picture needs, and folded whole. */
export async function bench(): Promise<Row[]> {
  const { campaignOf, summerOf, reichOf } = await built<typeof import("./campaign.ts")>("campaign");
  const { open, fold } = await campaignOf(readFileSync(GOLDEN, "utf8"));
  const summer = await summerOf(JSON.stringify(randomMatch(battleOfBritain, "campaign", "summer")));
  const reich = await reichOf(JSON.stringify(randomMatch(luftwaffe, "campaign", "reich")));
  return [
    openingRow("of the Battle of Britain", MOST_SUMMER, summer.open),
    openingRow("over the Reich", MOST_REICH, reich.open),
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
