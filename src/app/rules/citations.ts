/** A stretch of a sentence of the referee: words, or the number of a rule. */
export interface Stretch {
  readonly text: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  readonly rule: boolean;
}

/** Rules are cited in brackets, `(R-16)` or `(R-04, R-05)`, and at the head of a refusal: `E4: ...`. */
const CITED =
  /^[A-Z]\d{1,2}(?=:)|(?<=\((?:[A-Z]{1,3}-\d{1,3}[a-z]?, )*)[A-Z]{1,3}-\d{1,3}[a-z]?(?=(?:, [A-Z]{1,3}-\d{1,3}[a-z]?)*\))/g;

/** The stretches of a sentence. An aircraft of the same name as a rule is not taken for one. */
export function citationsIn(sentence: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) stretches.push({ text: sentence.slice(from, to), at: from, rule: false });
  };
  for (const { 0: text, index } of sentence.matchAll(CITED)) {
    words(index);
    stretches.push({ text, at: index, rule: true });
    from = index + text.length;
  }
  words(sentence.length);
  return stretches;
}
