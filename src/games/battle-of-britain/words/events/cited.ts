type Sentence = (values: object) => string;

/** The sentences with the rule at their end, where one is named: `... 1 Spitfire lost (BB-106).` */
export function cited<Words>(words: Words): Words {
  const sentences = Object.entries(words as Readonly<Record<string, Sentence>>);
  return Object.fromEntries(
    sentences.map(([key, sentence]) => [
      key,
      (values: { readonly rule?: string }) => {
        const said = sentence(values);
        return values?.rule === undefined ? said : said.replace(/\.$/, ` (${values.rule}).`);
      },
    ]),
  ) as unknown as Words;
}
