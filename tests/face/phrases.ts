import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { type AnyCatalogue, type Phrase, say } from "../../src/core/phrase.ts";
import type { GameEntry, WordsPart } from "../../src/games/registry.ts";

function isPhrase(data: object): data is Phrase {
  return "key" in data && typeof data.key === "string" && "values" in data;
}

/** Every phrase in plain data, however deep. */
export function phrasesIn(data: unknown): readonly Phrase[] {
  if (typeof data !== "object" || data === null) return [];
  if (isPhrase(data)) return [data];
  return Object.values(data).flatMap(phrasesIn);
}

/** The catalogues of a game that a part of its face speaks from, by language. */
export async function cataloguesOf(
  entry: GameEntry,
  part: WordsPart,
): Promise<ReadonlyMap<Language, AnyCatalogue>> {
  const loaded = LANGUAGES.map(async (language) => {
    const [rules, own] = await Promise.all([entry.words(language), entry.words(language, part)]);
    return [language, { ...rules, ...own }] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** What is wrong with the sentences of data: keys that no catalogue has, and figures that are none. */
export function faultsIn(data: unknown, catalogues: ReadonlyMap<string, AnyCatalogue>): readonly string[] {
  const phrases = phrasesIn(data);
  return [...catalogues].flatMap(([language, catalogue]) =>
    phrases.flatMap((phrase) => {
      if (!Object.hasOwn(catalogue, phrase.key)) return [`${language} lacks ${phrase.key}`];
      const sentence = say(catalogue, phrase);
      return /undefined|NaN|\[object/.test(sentence) ? [`${language} ${phrase.key}: ${sentence}`] : [];
    }),
  );
}
