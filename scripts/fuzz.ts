import { parseArgs } from "node:util";
import { GAMES } from "../src/games/index.ts";
import { findGame, type GameEntry } from "../src/games/registry.ts";
import { kernelWords } from "../src/words/kernel.ts";
import { fuzzAnswers, fuzzed, targetsOf } from "../tests/conformance/fuzz/answers.ts";
import { fuzzFile } from "../tests/conformance/fuzz/files.ts";
import { goldens } from "../tests/conformance/fuzz/goldens.ts";

/**
 * The whole fuzz: a million answers a game and 50,000 changes of each golden. Stops at the first fault. Another seed,
 * other texts: `npm run fuzz -- 7`; `--game ID` has that game's alone, `--answers` and `--files` fewer of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string" },
    answers: { type: "string", default: "1000000" },
    files: { type: "string", default: "50000" },
  },
});
const TEXTS = Number(values.answers);
const FILES = Number(values.files);
const SEED = Number(positionals[0] ?? 1);

async function fuzzGame(entry: GameEntry): Promise<void> {
  const game = await entry.load();
  const walks = fuzzed(entry.meta).map(({ id }) => ({ game, scenario: id, seed: `fuzz ${SEED}` }));
  const { accepted, slowest, slowestText } = fuzzAnswers(targetsOf(walks), TEXTS, SEED);
  const slow = `slowest ${slowest.toFixed(2)} ms (${slowestText.length} characters)`;
  console.log(`${entry.meta.id}: ${TEXTS} answers, ${accepted} legal, none threw; ${slow}`);
}

async function fuzzGolden(entry: GameEntry, name: string, text: string): Promise<void> {
  const books = { kernel: await kernelWords("en"), words: await entry.words("en") };
  const { refused, same, other, slowest } = fuzzFile(await entry.load(), text, books, FILES, SEED);
  const fates = `${refused} refused, ${same} with the same hash, ${other} other legal matches`;
  console.log(`${name}: ${FILES} changes, ${fates}; slowest ${slowest.toFixed(1)} ms`);
}

const asked = GAMES.filter(({ meta }) => values.game === undefined || meta.id === values.game);
if (asked.length === 0) {
  console.error(`There is no game ${values.game}.`);
  process.exitCode = 1;
}
for (const entry of asked) await fuzzGame(entry);
for (const { name, text } of goldens()) {
  const entry = findGame(asked, JSON.parse(text).game);
  if (entry) await fuzzGolden(entry, name, text);
}
