import { describe, expect, test } from "vitest";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { kernelWords } from "../../../src/words/kernel.ts";
import { COMMIT_NUMBER, some, trials } from "../../extent.ts";
import { raidEntry } from "../../toy-game/entry.ts";
import { fuzzAnswers, fuzzed, targetsOf } from "./answers.ts";
import { fuzzFile } from "./files.ts";
import { goldens } from "./goldens.ts";

/** `npm run fuzz` does a million and fifty thousand. */
const TEXTS = trials(1000, 15_000);
const FILES = trials(10, 100);
/** Other texts with each commit. */
const SEED = COMMIT_NUMBER;
const SLOW = { timeout: 300_000 };

async function walksOf(entry: GameEntry) {
  const game = await entry.load();
  return fuzzed(entry.meta).map(({ id }) => ({ game, scenario: id, seed: "fuzz" }));
}

describe.each([...GAMES, raidEntry])("$meta.id", SLOW, (entry) => {
  test(`takes ${TEXTS} random answers without a throw, and only legal ones`, async () => {
    const found = fuzzAnswers(targetsOf(await walksOf(entry)), TEXTS, SEED);
    expect(found.accepted).toBeGreaterThan(0);
    expect(found.accepted).toBeLessThan(TEXTS);
  });
});

describe.each(some(goldens(), 5))("$name", SLOW, ({ text }) => {
  test(`changed ${FILES} times is refused in sentences or folds to one hash`, async () => {
    const entry = findGame(GAMES, JSON.parse(text).game) as GameEntry;
    const books = { kernel: await kernelWords("en"), words: await entry.words("en") };
    const found = fuzzFile(await entry.load(), text, books, FILES, SEED);
    expect(found.refused).toBeGreaterThan(0);
    expect(found.refused + found.same + found.other).toBe(FILES);
  });
});
