import { webcrypto } from "node:crypto";
import { secureDice } from "../core/dice.ts";
import { type FileFault, type MatchFile, type OpenMatch, openFile, parseFile } from "../core/file.ts";
import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { kernelWords } from "../words/kernel.ts";
import { problemSentence } from "../words/problem.ts";

/** A match that could be folded, with the words of its game. */
export interface Opened extends OpenMatch {
  readonly words: AnyCatalogue;
}

/** A refusal as programs get it: the entry (from 0; null for header and set-up) and every problem in a sentence. */
export interface Refusal {
  readonly ok: false;
  readonly entry: number | null;
  readonly problems: readonly {
    readonly prompt: string | null;
    readonly code: string;
    readonly rule: string | null;
    readonly message: string;
    readonly near: readonly string[];
  }[];
}

const NO_WORDS: AnyCatalogue = {};

/** A fault with its sentences; `words` are those of the game, once it is known. */
export async function refusal(
  { entry, problems }: FileFault,
  language: Language,
  words: AnyCatalogue = NO_WORDS,
): Promise<Refusal> {
  const kernel = await kernelWords(language);
  const told = problems.map((problem) => ({
    prompt: problem.prompt,
    code: problem.code,
    rule: problem.rule ?? null,
    message: problemSentence(kernel, words, problem),
    near: problem.near ?? [],
  }));
  return { ok: false, entry, problems: told };
}

function unknownGame(game: string, games: readonly GameEntry[]): FileFault {
  const values = { game, games: games.map((entry) => entry.meta.id) };
  return { entry: null, problems: [{ prompt: null, code: "game-unknown", values }] };
}

async function openDocument(
  file: MatchFile,
  games: readonly GameEntry[],
  language: Language,
): Promise<Result<Opened, Refusal>> {
  const entry = findGame(games, file.game);
  if (!entry) return fail(await refusal(unknownGame(file.game, games), language));
  const [game, words] = await Promise.all([entry.load(file.config), entry.words(language)]);
  const live = secureDice((blank) => webcrypto.getRandomValues(blank));
  const opened = openFile(game, file, live);
  if (!opened.ok) return fail(await refusal(opened.error, language, words));
  return ok({ ...opened.value, words });
}

/** Folds the text of a match file. */
export async function openText(
  text: string,
  games: readonly GameEntry[],
  language: Language,
): Promise<Result<Opened, Refusal>> {
  const file = parseFile(text);
  if (!file.ok) return fail(await refusal(file.error, language));
  return openDocument(file.value, games, language);
}
