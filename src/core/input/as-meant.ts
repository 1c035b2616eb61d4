import { fail, type Result } from "../result.ts";

/** A text as it was meant, and where each of its characters stands in the text as it was typed; its end last. */
interface Meant {
  readonly text: string;
  readonly at: readonly number[];
}

/** Something about a text that may name a part of it: offsets, end exclusive. */
interface About {
  readonly token?: { readonly start: number; readonly end: number };
}

/** What every keyboard sends: nothing is to be read into it. */
const PLAIN = /^[\x20-\x7e]*$/;
/** Signs that are not seen: zero-width ones, soft hyphens, byte order marks, what chooses a form of the sign before. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034F|\u115F|\u1160/u;
const BLANK = /[\s\p{Zs}\u0085]/u;
/** One hyphen, whatever it looks like. */
const HYPHEN = /[\u2010-\u2012\u2043\u2212\uFE63]/;
/** Phones make these of two hyphens; of which language depends which. */
const DASH = /[\u2013-\u2015\uFE58]/;
/** Full-width signs, in the order of those of ASCII. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/;
const FULL_WIDTH_BY = 0xfee0;
const STOPS: Readonly<Record<string, string>> = { "\u3002": ".", "\u3001": ",", "\uFF61": "." };

/** What was meant by a character; `dash`: by one that phones make of two hyphens. */
function meantBy(character: string, dash: string): string {
  if (PLAIN.test(character)) return character;
  if (BLANK.test(character) && character !== "\uFEFF") return /[\r\n]/.test(character) ? character : " ";
  if (UNSEEN.test(character)) return "";
  if (HYPHEN.test(character)) return "-";
  if (DASH.test(character)) return dash;
  if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_BY);
  return STOPS[character] ?? character;
}

/** A text as it was meant, by what keyboards, phones and clipboards make of it. */
export function asMeant(text: string, dash = "--"): Meant {
  const at: number[] = [];
  let meant = "";
  let start = 0;
  for (const character of text) {
    const piece = meantBy(character, dash);
    for (let nth = 0; nth < piece.length; nth++) at.push(start);
    meant += piece;
    start += character.length;
  }
  return { text: meant, at: [...at, start] };
}

/** What is said about a text as it was meant, about the text as it was typed. */
function aboutTyped<Said extends About>(said: Said, { at }: Meant): Said {
  if (!said.token) return said;
  const { start, end } = said.token;
  const last = at.length - 1;
  return { ...said, token: { start: at[Math.min(start, last)] ?? 0, end: at[Math.min(end, last)] ?? 0 } };
}

/**
 * Reads a text as it is, and where that can't be read, as it was meant: dashes that were hyphens, full-width signs, blanks
 * of every kind and signs that nobody sees. A dash is two hyphens, of which phones make it, and one where two can't be
 * read. What is read is kept as the reader spells it, so nothing of this is seen by anybody else.
 */
export function readAsMeant<Value, Said extends About>(
  text: string,
  read: (text: string) => Result<Value, readonly Said[]>,
): Result<Value, readonly Said[]> {
  const asTyped = read(text);
  if (asTyped.ok || PLAIN.test(text)) return asTyped;
  const [usual, other] = [asMeant(text), asMeant(text, "-")];
  if (usual.text === text) return asTyped;
  const first = read(usual.text);
  if (first.ok) return first;
  const second = other.text === usual.text ? first : read(other.text);
  return second.ok ? second : fail(first.error.map((said) => aboutTyped(said, usual)));
}
