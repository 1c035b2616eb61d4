import { MAX_DEPTH, MAX_ITEMS } from "../limits.ts";

/** What of a JSON text is too large to be read, or told twice, and the offset at which that shows. */
export interface Excess {
  readonly of: "depth" | "items" | "name";
  readonly at: number;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set(["[", "{"].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set(["]", "}"].map((bracket) => bracket.charCodeAt(0)));
const BRACKET = "[".charCodeAt(0);
/** Lists that stand in the document itself, such as its entries, have limits of their own. */
const ENTRIES_DEPTH = 2;

/** Whether a quotation mark is one of the text and does not end it: an odd number of backslashes stands before it. */
function isEscaped(text: string, quote: number): boolean {
  let at = quote;
  while (text.charCodeAt(at - 1) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 1;
}

/** The offset of the quotation mark that ends a text which begins at `start`; the length of all where none does. */
function endOfText(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

const COLON = ":".charCodeAt(0);
const BLANKS = new Set([9, 10, 13, 32]);

/** The name in an object that ends at a quotation mark, as it stands there; undefined where it is no name but a value. */
function nameIn(text: string, start: number, end: number): string | undefined {
  let at = end + 1;
  while (BLANKS.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON ? text.slice(start + 1, end) : undefined;
}

/** The names of the objects that are open: of two that are the same a parser keeps the last, and the first is lost. */
class Names {
  private readonly open: (Set<string> | undefined)[] = [undefined];

  opens(): void {
    this.open.push(undefined);
  }

  closes(): void {
    if (this.open.length > 1) this.open.pop();
  }

  /** Whether the innermost object has had a name before. */
  repeats(name: string): boolean {
    const known = this.open.at(-1) ?? new Set();
    this.open[this.open.length - 1] = known;
    if (known.has(name)) return true;
    known.add(name);
    return false;
  }
}

/**
 * Whether a JSON text tells a name of an object twice, or is deeper or wider than any match: looked at letter by letter before it is parsed, for parsing
 * a million names takes seconds. What is no JSON is not judged here.
 */
export function excessIn(text: string): Excess | undefined {
  const counts: number[] = [0];
  const names = new Names();
  let free = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const depth = counts.length - 1;
    if (code === QUOTE) {
      const end = endOfText(text, at);
      const name = nameIn(text, at, end);
      if (name !== undefined && names.repeats(name)) return { of: "name", at };
      at = end;
    } else if (OPENING.has(code)) {
      if (depth === MAX_DEPTH) return { of: "depth", at };
      counts.push(1);
      names.opens();
      if (depth + 1 === ENTRIES_DEPTH) free = code === BRACKET;
    } else if (CLOSING.has(code)) {
      if (depth > 0) counts.pop();
      names.closes();
    } else if (code === COMMA) {
      const count = (counts[depth] ?? 0) + 1;
      counts[depth] = count;
      if (count > MAX_ITEMS && !(free && depth === ENTRIES_DEPTH)) return { of: "items", at };
    }
  }
  return undefined;
}
