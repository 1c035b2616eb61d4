import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Meta, ScenarioMeta } from "../../src/core/game.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { COMMIT, some, trials } from "../extent.ts";
import { answersAgree } from "./checks/answers.ts";
import { appraisesFairly } from "./checks/appraisal.ts";
import { drawsStayHidden, throwsKeepSecrets, whatIsSharedIsPublic } from "./checks/draws.ts";
import { asksProperly, endsForGood } from "./checks/ending.ts";
import { foldsToTheSame, seedIsEnough, statesArePlain } from "./checks/replay.ts";
import { eventsKeepSecrets, lateAnswersStayHidden } from "./checks/secrets.ts";
import { tabletopIsSound } from "./checks/shown.ts";
import { backRestores, freeRoundsShowNothing, unsealingChangesNothing } from "./checks/takeback.ts";
import { imaginedLooksTheSame, tableIsInEveryView } from "./checks/views.ts";
import { everyRefusalIsTold, everythingIsTold } from "./checks/words.ts";
import { lookout, type Tried } from "./tried.ts";
import { walkOut } from "./walk.ts";

type Check = (tried: Tried, entry: GameEntry) => unknown;

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
  ["secret throws go to their seats alone", throwsKeepSecrets],
  ["what is drawn in secret changes nothing that others see", drawsStayHidden],
  ["files and links of a running match tell what they hold, and links no secret", whatIsSharedIsPublic],
  ["the tabletop has finite numbers and unique ids", tabletopIsSound],
  ["every event, throw and outcome is told in every language", everythingIsTold],
  ["every refusal is told in every language", everyRefusalIsTold],
  ["taking back restores the former hashes", backRestores],
  ["sealed orders that are taken back leave an entry and nothing else", unsealingChangesNothing],
  ["a round that one seat may take back alone showed nobody anything", freeRoundsShowNothing],
];

/** The checks that failed, each with the first game that broke it. */
type Broken = ReadonlyMap<Check, Error>;

/** The name of a failure holds the seed, so that it can be kept as a case. */
function inGame(seed: string, error: unknown): Error {
  return new Error(`seed ${JSON.stringify(seed)}: ${(error as Error).message}`, { cause: error });
}

/** A scenario, its random games, and how many of their first states are looked at closely. */
interface Examined {
  readonly scenario: string;
  readonly seeds: readonly string[];
  readonly close: number;
}

/** Walks the random games of a scenario one after another, and has every check look at each. */
async function examine(entry: GameEntry, { scenario, seeds, close }: Examined): Promise<Broken> {
  const game = await entry.load();
  const look = lookout(close);
  const broken = new Map<Check, Error>();
  for (const seed of seeds) {
    let tried: Tried | undefined;
    for (const [, check] of CHECKS) {
      if (broken.has(check)) continue;
      try {
        tried ??= look(walkOut({ game, scenario, seed }));
        await check(tried, entry);
      } catch (error) {
        broken.set(check, inGame(seed, error));
      }
    }
    // Lets the runner hear of this file, which else says nothing for a minute.
    await setImmediate();
  }
  return broken;
}

/** What `examine` found, for all checks of a scenario: it is asked when the first of them runs. */
function examined(entry: GameEntry, given: Examined): () => Promise<Broken> {
  let found: Promise<Broken> | undefined;
  return () => {
    found ??= examine(entry, given);
    return found;
  };
}

/**
 * Random games a scenario: a few in every run, other ones with each commit; before a release more than a thousand of all
 * games. The environment may ask for more.
 */
const SEEDS = Number(process.env.TALLYHO_GAMES ?? trials(1, 30));
/**
 * A whole campaign is as long as a dozen battles, and all of a game's ask the same questions: a few games of one say as
 * much, and the more of them there are, the fewer.
 */
const SEEDS_OF_LONG = { each: Math.min(10, SEEDS), together: trials(4, 24) };
/** States of all a game's campaigns that are looked at closely because they are among the first. */
const CLOSE_OF_LONG = trials(300, 3000);

/** Test files that share the scenarios, so that they run side by side. */
const SHARDS = 4;

/** First states that are looked at closely of every second battle, others with each commit; of the rest all are. */
const CLOSE_OF_OTHERS = 12;

/** How many games of a scenario are played, and of how many of their first states all are looked at closely. */
function amountOf(
  { scenarios }: Meta,
  one: ScenarioMeta,
): { readonly games: number; readonly close: number } {
  if (!one.long)
    return {
      games: SEEDS,
      close: some(scenarios, 2).includes(one) ? Number.POSITIVE_INFINITY : CLOSE_OF_OTHERS,
    };
  const longs = scenarios.filter(({ long }) => long).length;
  const games = Math.min(SEEDS_OF_LONG.each, Math.ceil(SEEDS_OF_LONG.together / longs));
  return { games, close: Math.ceil(CLOSE_OF_LONG / longs) };
}

/** Everything that any game must hold to, for the scenarios of one of the shards. */
export function conformance(entry: GameEntry, shard: 1 | 2 | 3 | 4): void {
  describe(`${entry.meta.id} keeps the contract`, () => {
    test("the rules carry the facts of the registry", async () => {
      expect((await entry.load()).meta).toBe(entry.meta);
      const scenarios = entry.meta.scenarios.map((scenario) => scenario.id);
      expect(new Set(scenarios).size).toBe(scenarios.length);
      expect(scenarios.length).toBeGreaterThan(0);
    });
    for (const scenario of entry.meta.scenarios.filter((_, index) => index % SHARDS === shard - 1)) {
      const { games, close } = amountOf(entry.meta, scenario);
      const seeds = Array.from({ length: games }, (_, nth) => `conformance ${COMMIT} ${nth}`);
      const found = examined(entry, { scenario: scenario.id, seeds, close });
      describe(`${scenario.id}, ${seeds.length} random games`, () => {
        test.each(CHECKS)("%s", { timeout: 300_000 }, async (_, check) => {
          const error = (await found()).get(check);
          if (error) throw error;
        });
      });
    }
  });
}
