import type { AnyCatalogue, Phrase } from "../../core/phrase.ts";

/** The rest of the keys that begin with `Start` and a dot, of sentences that take no figures. */
export type NameIn<Words, Start extends string> = {
  [Key in keyof Words]: Key extends `${Start}.${infer Name}`
    ? Words[Key] extends () => string
      ? Name
      : never
    : never;
}[keyof Words];

/** Makes several phrases of one catalogue whose keys begin alike: the heads of a table, the lines of a list. */
export function phrasesOf<Words extends AnyCatalogue>() {
  return <Start extends string>(start: Start, ...names: readonly NameIn<Words, Start>[]): readonly Phrase[] =>
    names.map((name) => ({ key: `${start}.${name}`, values: {} }));
}
