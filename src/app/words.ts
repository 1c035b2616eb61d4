import { useCallback, useMemo } from "react";
import { create } from "zustand";
import type { Problem } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { type AnyCatalogue, type Phrase, say } from "../core/phrase.ts";
import type { GameEntry, WordsPart } from "../games/registry.ts";
import { loadWords, type Translate, translator, type Words } from "../words/index.ts";
import { kernelWords } from "../words/kernel.ts";
import { problemSentence } from "../words/problem.ts";
import { withShownSides } from "../words/sides.ts";
import { loadRooms } from "./catalogues.ts";
import { withShownLengths } from "./lengths.ts";
import { useFetched } from "./use-fetched.ts";

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

/** The language that the page speaks now; empty only before the first page is shown. */
const useSpoken = create<{ readonly spoken: Spoken | undefined }>()(() => ({ spoken: undefined }));

/**
 * Loads a language, for all rooms that are here too, and speaks it from then on. The page keeps its old language until
 * the new one is there.
 */
export async function speak(language: Language): Promise<void> {
  const [words] = await Promise.all([loadWords(language), loadRooms(language)]);
  document.documentElement.lang = language;
  useSpoken.setState({ spoken: { language, words } });
}

/** Fetches code with the words of the rooms that it brings, so that nothing of it is shown without them. */
export async function withWords<Part>(fetch: () => Promise<Part>): Promise<Part> {
  const part = await fetch();
  await loadRooms(spokenNow(useSpoken.getState().spoken).language);
  return part;
}

function spokenNow(spoken: Spoken | undefined): Spoken {
  if (!spoken) throw new Error("words are used before a language is loaded");
  return spoken;
}

export interface WordsInUse {
  /** The text of a key of the shared words. */
  readonly t: Translate;
  readonly language: Language;
}

function inUse({ words, language }: Spoken): WordsInUse {
  return { t: translator(words), language };
}

/** The page's words. All visible text goes through them. */
export function useWords(): WordsInUse {
  const spoken = spokenNow(useSpoken((state) => state.spoken));
  return useMemo(() => inUse(spoken), [spoken]);
}

/** The shared words and the kernel's sentences, which no page needs before a game is there or something is refused. */
async function loadShared(language: Language): Promise<AnyCatalogue> {
  const [shared, kernel] = await Promise.all([loadWords(language), kernelWords(language)]);
  return { ...shared, ...kernel };
}

/** The sentences of one game, of parts of its face and of the shared words, in one language. */
export async function loadSay(
  entry: GameEntry,
  language: Language,
  ...parts: readonly WordsPart[]
): Promise<(phrase: Phrase) => string> {
  const own = ["rules" as const, ...parts].map((part) => entry.words(language, part));
  const catalogues = await Promise.all([loadShared(language), ...own]);
  const all: AnyCatalogue = Object.assign({}, ...catalogues);
  return (phrase) => withShownLengths(say(all, withShownSides(phrase)), language);
}

/** The sentences for problems of one game, or of the kernel alone where the game is not known. */
export async function loadProblems(
  entry: GameEntry | undefined,
  language: Language,
): Promise<(problem: Problem) => string> {
  const [shared, own] = await Promise.all([loadShared(language), entry?.words(language) ?? {}]);
  return (problem) => withShownLengths(problemSentence(shared, own, withShownSides(problem)), language);
}

/** The sentence for a problem that no game has to do with; empty until the words for it are fetched. */
export function useProblem(problem: Problem): string {
  const { language } = useWords();
  const load = useCallback(
    async () => (await loadProblems(undefined, language))(problem),
    [problem, language],
  );
  return useFetched(load, "") ?? "";
}

/** The sentences of a game and of parts of its face in the page's language; undefined until they are there. */
export function useSay(
  entry: GameEntry,
  ...parts: readonly WordsPart[]
): ((phrase: Phrase) => string) | undefined {
  const { language } = useWords();
  const wanted = parts.join(" ");
  const load = useCallback(() => {
    const names = wanted.split(" ").filter((name) => name !== "") as WordsPart[];
    return loadSay(entry, language, ...names);
  }, [entry, language, wanted]);
  return useFetched(load);
}
