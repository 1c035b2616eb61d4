import { type AnyCatalogue, type Sentence, tell } from "../../../../core/phrase.ts";

/** The sentences as functions, since each may be told the rule. */
type Cited<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? () => string : Words[Key] };

function citing(sentence: Sentence<never[]>) {
  return (values?: { readonly rule?: string }): string => {
    const said = tell(sentence, values as never);
    return values?.rule === undefined ? said : said.replace(/\.$/, ` (${values.rule}).`);
  };
}

/** The sentences with the rule at their end, where one is named: `... 1 Spitfire lost (BB-106).` */
export function cited<Words extends AnyCatalogue>(words: Words): Cited<Words> {
  const sentences = Object.entries<Sentence<never[]>>(words);
  return Object.fromEntries(sentences.map(([key, sentence]) => [key, citing(sentence)])) as Cited<Words>;
}
