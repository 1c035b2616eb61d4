/** Where a text stops being JSON: line and column from 1, and what stands there; nothing where it ends too early. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

const BLANK = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** What may come next: a value, a key, or what ends or parts them. */
type Wanted = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "more" | "nothing";

const OPENED: Readonly<Record<string, Wanted>> = { "{": "key-or-end", "[": "value-or-end" };
const CLOSES: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

/** Reads tokens one after another, without recursion: a text may be as deep as it likes. */
class Reader {
  private readonly open: string[] = [];
  private wanted: Wanted = "value";

  get done(): boolean {
    return this.wanted === "nothing";
  }

  /** Whether a token may stand here; goes on behind it if so. */
  take(token: string): boolean {
    const next = this.after(token);
    if (next === undefined) return false;
    this.wanted = next;
    return true;
  }

  private after(token: string): Wanted | undefined {
    const { wanted } = this;
    if (token === "}" || token === "]") return this.close(token);
    if (wanted === "colon") return token === ":" ? "value" : undefined;
    if (wanted === "more") return token === "," ? (this.open.at(-1) === "{" ? "key" : "value") : undefined;
    if (wanted === "key" || wanted === "key-or-end") return token.startsWith('"') ? "colon" : undefined;
    if (wanted === "nothing" || token === "," || token === ":") return undefined;
    if (token !== "{" && token !== "[") return this.behind();
    this.open.push(token);
    return OPENED[token];
  }

  private close(token: string): Wanted | undefined {
    const { wanted } = this;
    const empty = token === "}" ? wanted === "key-or-end" : wanted === "value-or-end";
    if (this.open.at(-1) !== CLOSES[token] || !(empty || wanted === "more")) return undefined;
    this.open.pop();
    return this.behind();
  }

  private behind(): Wanted {
    return this.open.length === 0 ? "nothing" : "more";
  }
}

function blankFrom(text: string, at: number): number {
  BLANK.lastIndex = at;
  BLANK.test(text);
  return BLANK.lastIndex;
}

function tokenAt(text: string, at: number): string | undefined {
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0];
}

/** Line and column, from 1, of an offset in a text. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function faultAt(text: string, at: number): JsonFault {
  return { ...placeIn(text, at), found: tokenAt(text, at) ?? [...text.slice(at, at + 2)][0] ?? "" };
}

/** The first place of a text that can't be JSON; undefined for a whole document. */
export function jsonFault(text: string): JsonFault | undefined {
  const reader = new Reader();
  let at = blankFrom(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token === undefined || !reader.take(token)) return faultAt(text, at);
    at = blankFrom(text, at + token.length);
  }
  return reader.done ? undefined : faultAt(text, at);
}
