import { webcrypto } from "node:crypto";
import { secureDice } from "../core/dice/dice.ts";
import type { FileFault } from "../core/file/fault.ts";
import { type OpenMatch, openFile, parseFile } from "../core/file/file.ts";
import { LENIENT } from "../core/file/judge.ts";
import { openOlder } from "../core/file/older.ts";
import type { MatchFile } from "../core/file/schema.ts";
import type { Language } from "../core/language.ts";
import { MAX_REFUSAL_LENGTH } from "../core/limits.ts";
import type { AnyCatalogue } from "../core/phrase.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { quotable, shortened } from "../core/text.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { kernelWords } from "../words/kernel.ts";
import { problemSentence } from "../words/problem.ts";

/** A match that could be folded, with the words of its game. */
export interface Opened extends OpenMatch {
  readonly words: AnyCatalogue;
  /** The sentences of the kernel. */
  readonly kernel: AnyCatalogue;
  /** Its file has a seal, and it is whole. */
  readonly sealed: boolean;
}

/** A refusal as programs get it: the entry (from 0; null for header and set-up) and every problem in a sentence. */
export interface CommandRefusal {
  readonly ok: false;
  readonly entry: number | null;
  readonly problems: readonly ProblemLine[];
  /** How many more problems there are than those that are listed. */
  readonly more?: number;
}

interface ProblemLine {
  readonly prompt: string | null;
  readonly code: string;
  readonly rule: string | null;
  readonly message: string;
  readonly near: readonly string[];
}

/** Longest sentence and longest name of a prompt in a refusal, in characters. */
const LONGEST_MESSAGE = 600;
const LONGEST_PROMPT = 80;
/** Characters of the problems that are listed; what stands around them needs a few. */
const MOST_TOLD = MAX_REFUSAL_LENGTH - 200;

const NO_WORDS: AnyCatalogue = {};

/** A fault with its sentences; `words` are those of the game, once it is known. */
export async function refusal(
  { entry, problems }: FileFault,
  language: Language,
  words: AnyCatalogue = NO_WORDS,
): Promise<CommandRefusal> {
  const kernel = await kernelWords(language);
  const listed: ProblemLine[] = [];
  let more = 0;
  let length = 0;
  for (const problem of problems) {
    if (problem.code === "more-problems") {
      more += Number(problem.values.more);
      continue;
    }
    const told: ProblemLine = {
      prompt: problem.prompt === null ? null : quotable(problem.prompt, LONGEST_PROMPT),
      code: problem.code,
      rule: problem.rule ?? null,
      message: shortened(problemSentence(kernel, words, problem), LONGEST_MESSAGE),
      near: problem.near ?? [],
    };
    length += JSON.stringify(told).length;
    if (length < MOST_TOLD) listed.push(told);
    else more += 1;
  }
  return { ok: false, entry, problems: listed, ...(more > 0 && { more }) };
}

function unknownGame(game: string, games: readonly GameEntry[]): FileFault {
  const values = { game, games: games.map((entry) => entry.meta.id) };
  return { entry: null, problems: [{ prompt: null, code: "game-unknown", values }] };
}

async function openDocument(
  file: MatchFile,
  games: readonly GameEntry[],
  language: Language,
  fromCheckpoint: boolean,
): Promise<Result<Opened, CommandRefusal>> {
  const entry = findGame(games, file.game);
  if (!entry) return fail(await refusal(unknownGame(file.game, games), language));
  const [game, words, kernel, judge = LENIENT] = await Promise.all([
    entry.load(file.config),
    entry.words(language),
    kernelWords(language),
    fromCheckpoint ? entry.judge() : undefined,
  ]);
  const live = secureDice((blank) => webcrypto.getRandomValues(blank));
  const opened = fromCheckpoint ? openOlder(game, file, live, judge) : openFile(game, file, live);
  if (!opened.ok) return fail(await refusal(opened.error, language, words));
  return ok({ ...opened.value, words, kernel, sealed: file.seal !== undefined });
}

/** Folds the text of a match file; `fromCheckpoint`: from where it was kept last, where it no longer folds. */
export async function openText(
  text: string,
  games: readonly GameEntry[],
  language: Language,
  fromCheckpoint = false,
): Promise<Result<Opened, CommandRefusal>> {
  const file = parseFile(text);
  if (!file.ok) return fail(await refusal(file.error, language));
  return openDocument(file.value, games, language, fromCheckpoint);
}
