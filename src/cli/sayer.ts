import type { Problem } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { type AnyCatalogue, type Phrase, say } from "../core/phrase.ts";
import { said } from "../core/said.ts";
import { queryWords } from "../face/queries/catalogue.ts";
import type { LoadSay } from "../games/asking.ts";
import type { GameEntry } from "../games/registry.ts";
import { kernelWords } from "../words/kernel.ts";
import { problemSentence } from "../words/problem.ts";

/** What says all that a match of a game tells in a terminal. */
export interface Sayer {
  say(phrase: Phrase): string;
  problem(problem: Problem): string;
  /** The same of parts of the game's face, in any language. */
  readonly load: LoadSay;
}

async function ownWords(language: Language): Promise<AnyCatalogue> {
  return (await import(`./words.${language}.ts`)).words;
}

/** What says the sentences of the command line alone. */
export async function loadOwnSayer(language: Language): Promise<(phrase: Phrase) => string> {
  const words = await said(language, ownWords);
  return (phrase) => say(words, phrase);
}

/** The sentences of a game's rules, of the kernel and of the command line in a language. */
export async function loadSayer(entry: GameEntry, language: Language): Promise<Sayer> {
  const catalogues = (one: Language) =>
    Promise.all([kernelWords(one), entry.words(one), queryWords(one), said(one, ownWords)]);
  const [kernel, words, ...more] = await catalogues(language);
  const all: AnyCatalogue = Object.assign({}, kernel, ...more, words);
  return {
    say: (phrase) => say(all, phrase),
    problem: (problem) => problemSentence(kernel, words, problem),
    load: async (one, parts) => {
      const faces = await Promise.all(parts.map((part) => entry.words(one, part)));
      const known: AnyCatalogue = Object.assign({}, ...(await catalogues(one)), ...faces);
      return (phrase) => say(known, phrase);
    },
  };
}
