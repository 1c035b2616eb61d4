import type { AnyCatalogue, NameIn, Phrase } from "../../core/phrase.ts";

/** Makes several phrases of one catalogue whose keys begin alike: the heads of a table, the lines of a list. */
export function phrasesOf<Words extends AnyCatalogue>() {
  return <Start extends string>(start: Start, ...names: readonly NameIn<Words, Start>[]): readonly Phrase[] =>
    names.map((name) => ({ key: `${start}.${name}`, values: {} }));
}

/** The words of a list as sentences of a catalogue: the keys of the list after `start` and a dot. */
export function keyed<Start extends string, List extends Readonly<Record<string, string>>>(
  start: Start,
  list: List,
): { readonly [Key in keyof List & string as `${Start}.${Key}`]: string } {
  const sentences = Object.entries(list).map(([key, word]) => [`${start}.${key}`, word]);
  return Object.fromEntries(sentences) as ReturnType<typeof keyed<Start, List>>;
}
