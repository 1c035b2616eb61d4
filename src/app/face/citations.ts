/** A stretch of a sentence of the referee: words, or the number of a rule. */
export interface Stretch {
  readonly text: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  readonly rule: boolean;
}

/**
 * Where a game's numbers are citations: at the head of a refusal, `E4: ...`, and in brackets alone or among other
 * things between commas and semicolons, `(R-16)`, `(R-04, R-05)`, `(cleared on a 1; 4.7i)`.
 */
function citedWith({ source }: RegExp): RegExp {
  return new RegExp(`^(?:${source})(?=:)|(?<=\\((?:[^()]*[,;] )?)(?:${source})(?=[),;:])`, "g");
}

const patterns = new Map<RegExp, RegExp>();

function patternFor(numbers: RegExp): RegExp {
  const pattern = patterns.get(numbers) ?? citedWith(numbers);
  patterns.set(numbers, pattern);
  return pattern;
}

/**
 * The stretches of a sentence; `numbers` matches the number of any rule of the game. An aircraft of the same name as a
 * rule is not taken for one.
 */
export function citationsIn(sentence: string, numbers: RegExp): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) stretches.push({ text: sentence.slice(from, to), at: from, rule: false });
  };
  for (const { 0: text, index } of sentence.matchAll(patternFor(numbers))) {
    words(index);
    stretches.push({ text, at: index, rule: true });
    from = index + text.length;
  }
  words(sentence.length);
  return stretches;
}
