/** A plain value in a phrase, an event or a problem. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export type Values = { readonly [name: string]: Value };

/** What the rules say: a key of a catalogue and the figures for it. Only catalogues know words. */
export interface Phrase {
  readonly key: string;
  readonly values: Values;
}

/** The sentences of one language: for each key of `Phrases` a function from its values to text. */
export type Catalogue<Phrases> = { readonly [Key in keyof Phrases]: (values: Phrases[Key]) => string };

/** What each sentence of a catalogue is told, by its key: the values that the first language's functions take. */
export type PhrasesOf<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends () => string
    ? Record<never, never>
    : Words[Key] extends (values: infer Values) => string
      ? Values
      : never;
};

/** A catalogue whose keys are no longer known to the compiler, as the registry hands it out. */
export type AnyCatalogue = { readonly [key: string]: (values: never) => string };

/** The sentence for a phrase; a key that no catalogue knows (a newer match file, say) is shown as it is. */
export function say(catalogue: AnyCatalogue, phrase: Phrase): string {
  const sentence = Object.hasOwn(catalogue, phrase.key) ? catalogue[phrase.key] : undefined;
  return sentence ? sentence(phrase.values as never) : phrase.key;
}

/** Makes phrases of one catalogue: the compiler knows its keys, and the values that each of its sentences takes. */
export function phraser<Words extends AnyCatalogue>() {
  return <Key extends keyof Words & string>(key: Key, ...given: Parameters<Words[Key]>): Phrase => ({
    key,
    values: (given[0] ?? {}) as Values,
  });
}
