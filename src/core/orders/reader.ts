import type { Token } from "./token.ts";

/** What a word of an answer could not be read as, and where; without a word where the text ends too soon. */
export interface Misread {
  /** A noun of the vocabulary, or `grammar`. */
  readonly misread: string;
  readonly token: Token | undefined;
}

/** How nouns are found by what is typed, in lower case: a figure, a piece, a place. */
export type Vocabulary = Readonly<Record<string, (text: string) => string | undefined>>;

/** Reads word after word; the first that can't be read is thrown as a `Misread`. */
export class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly nouns: Vocabulary,
  ) {}

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  /** No word comes after the next. */
  get last(): boolean {
    return this.at === this.tokens.length - 1;
  }

  /** The next word in lower case; empty at the end. */
  get text(): string {
    return this.next?.text.toLowerCase() ?? "";
  }

  /** The next word where it is this one. */
  takes(word: string): boolean {
    if (this.done || this.text !== word) return false;
    this.at += 1;
    return true;
  }

  wrong(misread = "grammar"): Misread {
    return { misread: this.next ? misread : "grammar", token: this.next };
  }

  is(noun: string): boolean {
    return this.nouns[noun]?.(this.text) !== undefined;
  }

  /** The next word as what it names. */
  name(noun: string, misread = noun): string {
    const found = this.nouns[noun]?.(this.text);
    if (found === undefined) throw this.wrong(misread);
    this.at += 1;
    return found;
  }
}
