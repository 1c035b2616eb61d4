import { GAMES } from "../src/games/index.ts";
import { findGame, type GameEntry } from "../src/games/registry.ts";
import { kernelWords } from "../src/words/kernel.ts";
import { fuzzAnswers, fuzzed, targetsOf } from "../tests/conformance/fuzz/answers.ts";
import { fuzzFile } from "../tests/conformance/fuzz/files.ts";
import { goldens } from "../tests/conformance/fuzz/goldens.ts";

/** The whole fuzz: a million answers a game and 50,000 changes of each golden. Stops at the first fault. */
const TEXTS = 1_000_000;
const FILES = 50_000;
/** Another seed, other texts: `npm run fuzz -- 7`. */
const SEED = Number(process.argv[2] ?? 1);

async function fuzzGame(entry: GameEntry): Promise<void> {
  const game = await entry.load();
  const walks = fuzzed(entry.meta).map(({ id }) => ({ game, scenario: id, seed: `fuzz ${SEED}` }));
  const { accepted, slowest, slowestText } = fuzzAnswers(targetsOf(walks), TEXTS, SEED);
  const slow = `slowest ${slowest.toFixed(2)} ms (${slowestText.length} characters)`;
  console.log(`${entry.meta.id}: ${TEXTS} answers, ${accepted} legal, none threw; ${slow}`);
}

async function fuzzGolden(name: string, text: string): Promise<void> {
  const entry = findGame(GAMES, JSON.parse(text).game) as GameEntry;
  const books = { kernel: await kernelWords("en"), words: await entry.words("en") };
  const { refused, same, other, slowest } = fuzzFile(await entry.load(), text, books, FILES, SEED);
  const fates = `${refused} refused, ${same} with the same hash, ${other} other legal matches`;
  console.log(`${name}: ${FILES} changes, ${fates}; slowest ${slowest.toFixed(1)} ms`);
}

for (const entry of GAMES) await fuzzGame(entry);
for (const { name, text } of goldens()) await fuzzGolden(name, text);
