import type { Language } from "../core/language.ts";
import { useWords } from "./words.ts";

/** Texts by key; what a text needs to be made, its key's function takes. */
type Texts<Keys extends string> = Readonly<Record<Keys, (...values: never[]) => string>>;

/** The text of a key of a part's words; the figures it needs are known to the compiler. */
export type PartText<Words extends Texts<keyof Words & string>> = <Key extends keyof Words>(
  key: Key,
  ...values: Parameters<Words[Key]>
) => string;

function speaker<Words extends Texts<keyof Words & string>>(words: Words): PartText<Words> {
  return (key, ...values) => (words[key] as (...given: typeof values) => string)(...values);
}

/** A hook that speaks a part's own words, which are loaded with the part, in the language of the page. */
export function partWords<Words extends Texts<keyof Words & string>>(
  words: Readonly<Record<Language, Words>>,
): () => PartText<Words> {
  const speakers: Readonly<Record<Language, PartText<Words>>> = {
    en: speaker(words.en),
    de: speaker(words.de),
  };
  return () => speakers[useWords().language];
}
