/** A stretch of a text as it was typed: offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word of an answer and where it stands. */
export interface Token extends Span {
  readonly text: string;
}

const WORD = /\S+/g;

/** The words of a text: what stands between blanks, or whatever else a pattern takes for one. */
export function tokensOf(text: string, word = WORD): readonly Token[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => {
    return { text: found, start: index, end: index + found.length };
  });
}
