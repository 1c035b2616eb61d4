/** A plain value in a phrase, an event or a problem. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export type Values = { readonly [name: string]: Value };

/** What the rules say: a key of a catalogue and the figures for it. Only catalogues know words. */
export interface Phrase {
  readonly key: string;
  readonly values: Values;
}

/** A sentence without values is its text, one with values a function of them. */
export type Sentence<Given extends readonly unknown[]> = string | ((...given: Given) => string);

/** The sentences of one language, one for each key of `Phrases`. */
export type Catalogue<Phrases> = { readonly [Key in keyof Phrases]: Sentence<[Phrases[Key]]> };

/** What a sentence is given: nothing, or its values. */
export type ToldTo<One> = [One] extends [string]
  ? []
  : Exclude<One, string> extends (...given: infer Given) => string
    ? Given
    : [];

/** What each sentence of a catalogue is given, by its key: the values that the first language's sentences take. */
export type PhrasesOf<Words> = {
  readonly [Key in keyof Words]: ToldTo<Words[Key]> extends [infer Values] ? Values : Record<never, never>;
};

/** The rest of the keys that begin with `Start` and a dot, of sentences that take no values. */
export type NameIn<Words, Start extends string> = {
  [Key in keyof Words]: Key extends `${Start}.${infer Name}`
    ? ToldTo<Words[Key]> extends []
      ? Name
      : never
    : never;
}[keyof Words];

/** A catalogue whose keys are no longer known to the compiler, as the registry hands it out. */
export type AnyCatalogue = { readonly [key: string]: Sentence<never[]> };

/** The text of a sentence that is given these values. */
export function tell<Given extends readonly unknown[]>(sentence: Sentence<Given>, ...given: Given): string {
  return typeof sentence === "string" ? sentence : sentence(...given);
}

/** What tells the sentences of a catalogue by their keys. */
export function teller(catalogue: AnyCatalogue): (key: string, ...given: never[]) => string {
  return (key, ...given) => tell(catalogue[key] ?? key, ...given);
}

/** The sentence for a phrase; a key that no catalogue knows (a newer match file, say) is shown as it is. */
export function say(catalogue: AnyCatalogue, { key, values }: Phrase): string {
  return Object.hasOwn(catalogue, key) ? teller(catalogue)(key, values as never) : key;
}

/** Makes phrases of one catalogue: the compiler knows its keys, and the values that each of its sentences takes. */
export function phraser<Words extends AnyCatalogue>() {
  return <Key extends keyof Words & string>(key: Key, ...given: ToldTo<Words[Key]>): Phrase => ({
    key,
    values: (given[0] ?? {}) as Values,
  });
}
