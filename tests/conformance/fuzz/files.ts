import { seededDice } from "../../../src/core/dice/random.ts";
import type { FileFault } from "../../../src/core/file/fault.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import type { AnyCatalogue } from "../../../src/core/phrase.ts";
import { problemSentence } from "../../../src/words/problem.ts";
import { demand } from "../checks/demand.ts";
import { Chance } from "./chance.ts";
import { changed } from "./documents.ts";

export interface FileFuzz {
  readonly files: number;
  readonly refused: number;
  /** Folded to the golden's own hash. */
  readonly same: number;
  /** Another legal match, which folds to one hash however often it is written and read. */
  readonly other: number;
  /** Milliseconds of processor time of the slowest. */
  readonly slowest: number;
}

export interface Books {
  readonly kernel: AnyCatalogue;
  readonly words: AnyCatalogue;
}

function open(game: AnyGame, text: string) {
  const file = parseFile(text);
  return file.ok ? openFile(game, file.value, seededDice("fuzz")) : file;
}

function demandSentences(fault: FileFault, { kernel, words }: Books): void {
  demand(fault.problems.length > 0, "refused without a reason");
  for (const problem of fault.problems) {
    const sentence = problemSentence(kernel, words, problem);
    demand(/^\S.*[.!?]$/s.test(sentence), `${problem.code} is no sentence: ${sentence}`);
    demand(!/undefined|NaN|\[object/.test(sentence), `${problem.code} has a gap: ${sentence}`);
  }
}

function hashAt(match: Match): string {
  return hashOf(now(match).state);
}

/** Changes a golden over and over: each time a refusal in sentences, or a match that folds to the same hash again. */
export function fuzzFile(game: AnyGame, golden: string, books: Books, files: number, seed: number): FileFuzz {
  const chance = new Chance(seed);
  const whole = open(game, golden);
  demand(whole.ok, "the golden itself is refused");
  const own = hashAt(whole.value.match);
  let [refused, same, other, slowest] = [0, 0, 0, 0];
  for (let index = 0; index < files; index++) {
    const text = changed(golden, chance);
    const started = process.cpuUsage();
    const opened = open(game, text);
    const { user, system } = process.cpuUsage(started);
    slowest = Math.max(slowest, (user + system) / 1000);
    if (!opened.ok) {
      demandSentences(opened.error, books);
      refused += 1;
      continue;
    }
    const hash = hashAt(opened.value.match);
    const again = open(game, JSON.stringify(writeFile(opened.value)));
    demand(again.ok && hashAt(again.value.match) === hash, `does not fold to the same hash again: ${text}`);
    if (hash === own) same += 1;
    else other += 1;
  }
  return { files, refused, same, other, slowest };
}
