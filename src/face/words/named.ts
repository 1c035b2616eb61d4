import type { AnyCatalogue, NameIn, Phrase } from "../../core/phrase.ts";

/** Makes several phrases of one catalogue whose keys begin alike: the heads of a table, the lines of a list. */
export function phrasesOf<Words extends AnyCatalogue>() {
  return <Start extends string>(start: Start, ...names: readonly NameIn<Words, Start>[]): readonly Phrase[] =>
    names.map((name) => ({ key: `${start}.${name}`, values: {} }));
}
