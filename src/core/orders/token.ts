/** A stretch of a text as it was typed: offsets, end exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A word of an answer and where it stands. */
export interface Token extends TextSpan {
  readonly text: string;
}

const WORD = /\S+/g;

/** The words of a text: what stands between blanks, or whatever else a pattern takes for one. */
export function tokensOf(text: string, word = WORD): readonly Token[] {
  const tokens: Token[] = [];
  // A loop: every answer of every computer player and of every file is read here.
  for (const { 0: found, index } of text.matchAll(word))
    tokens.push({ text: found, start: index, end: index + found.length });
  return tokens;
}
