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

/** A sentence without the numbers of its rules, and those numbers in their order, each once. */
export interface Quiet {
  readonly words: string;
  readonly rules: readonly string[];
}

/** Stands where a number was; no sentence has it. */
const GAP = "\u0000";

/** What goes with a number that is taken out: its colon, its comma, and at last the brackets around nothing. */
const LEFTOVERS = [
  [new RegExp(`${GAP}: `, "g"), ""],
  [new RegExp(`[,;] ${GAP}`, "g"), ""],
  [new RegExp(`${GAP}[,;] `, "g"), ""],
  [new RegExp(` ?\\(${GAP}\\)`, "g"), ""],
] as const;

/**
 * Takes the numbers of rules out of a sentence, to be shown behind it or not at all. `rule`: the number of the rule that
 * it is about, where it may not have that.
 */
export function quietly(sentence: string, numbers: RegExp | undefined, rule?: string): Quiet {
  const stretches = numbers ? citationsIn(sentence, numbers) : [];
  const cited = stretches.filter((stretch) => stretch.rule).map(({ text }) => text);
  const rules = [...new Set(rule === undefined || sentence.includes(rule) ? cited : [...cited, rule])];
  if (cited.length === 0) return { words: sentence, rules };
  const gaps = stretches.map((stretch) => (stretch.rule ? GAP : stretch.text)).join("");
  const words = LEFTOVERS.reduce((left, [what, by]) => left.replace(what, by), gaps).trim();
  // What stood behind the number at the head begins the sentence now.
  return { words: stretches[0]?.rule ? words.charAt(0).toUpperCase() + words.slice(1) : words, rules };
}
