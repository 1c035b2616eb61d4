import { describe, expect, test } from "vitest";
import type { GameEntry } from "../../src/games/registry.ts";
import { answersAgree } from "./checks/answers.ts";
import { appraisesFairly } from "./checks/appraisal.ts";
import { asksProperly, endsForGood } from "./checks/ending.ts";
import { foldsToTheSame, seedIsEnough, statesArePlain } from "./checks/replay.ts";
import { eventsKeepSecrets, lateAnswersStayHidden } from "./checks/secrets.ts";
import { tabletopIsSound } from "./checks/shown.ts";
import { backRestores, freeRoundsShowNothing } from "./checks/takeback.ts";
import { imaginedLooksTheSame, tableIsInEveryView } from "./checks/views.ts";
import { everyRefusalIsTold, everythingIsTold } from "./checks/words.ts";
import type { Walk } from "./walk.ts";

type Check = (walk: Walk, entry: GameEntry) => unknown;

const CHECKS: readonly (readonly [string, Check])[] = [
  ["random legal play on frozen data ends, and its outcome stays", endsForGood],
  ["prompts and seats have unique ids", asksProperly],
  ["appraisals are whole numbers that add up to 0, and highest for a won game", appraisesFairly],
  ["options, parse, print and sample agree, and every prompt has a legal answer", answersAgree],
  ["a saved match folds to the same hash at every entry", foldsToTheSame],
  ["a seed alone folds to the same hash at every entry", seedIsEnough],
  ["states and events are plain JSON", statesArePlain],
  ["every view contains the table's", tableIsInEveryView],
  ["a view shows nothing hidden, and what is asked depends on nothing hidden", imaginedLooksTheSame],
  ["answers that open later stay hidden", lateAnswersStayHidden],
  ["events keep their secrets apart", eventsKeepSecrets],
  ["the tabletop has finite numbers and unique ids", tabletopIsSound],
  [
    "every event, throw and outcome is told in every language",
    (walk, entry) => everythingIsTold(entry, walk),
  ],
  ["every refusal is told in every language", (walk, entry) => everyRefusalIsTold(entry, walk)],
  ["taking back restores the former hashes", backRestores],
  ["a round that one seat may take back alone showed nobody anything", freeRoundsShowNothing],
];

/** Runs a check on every seed; the name of a failure holds the seed, so that it can be kept as a case. */
async function forSeeds(entry: GameEntry, scenario: string, seeds: readonly string[], check: Check) {
  const game = await entry.load();
  for (const seed of seeds) {
    try {
      await check({ game, scenario, seed }, entry);
    } catch (error) {
      throw new Error(`seed ${JSON.stringify(seed)}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** A whole campaign is as long as a dozen battles, and asks the same questions: one seed of it says as much. */
const SEEDS_OF_LONG = 1;

interface Share {
  /** Random games a scenario. */
  readonly seeds: number;
  /** Every fourth scenario, from the first to the fourth: one test file each, so that they run side by side. */
  readonly from: 0 | 1 | 2 | 3;
}

/** Everything that any game must hold to, for its scenarios and `seeds` random games of each. */
export function conformance(entry: GameEntry, { seeds, from }: Share): void {
  const names = Array.from({ length: seeds }, (_, index) => `conformance ${index}`);
  describe(`${entry.meta.id} keeps the contract`, () => {
    test("the rules carry the facts of the registry", async () => {
      expect((await entry.load()).meta).toBe(entry.meta);
      const scenarios = entry.meta.scenarios.map((scenario) => scenario.id);
      expect(new Set(scenarios).size).toBe(scenarios.length);
      expect(scenarios.length).toBeGreaterThan(0);
    });
    const scenarios = entry.meta.scenarios.filter((_, index) => index % 4 === from);
    describe.each(scenarios)(`$id, up to ${seeds} seeds`, ({ id, long }) => {
      const played = long ? names.slice(0, SEEDS_OF_LONG) : names;
      test.each(CHECKS)("%s", { timeout: 300_000 }, (_, check) => forSeeds(entry, id, played, check));
    });
  });
}
