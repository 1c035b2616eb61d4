import type { Problem } from "./game.ts";

const LONGEST = 40;
/** A text without control characters. */
export const PLAIN = /^\P{Cc}*$/u;
/** A place in a document is told whole, unless its names are of absurd length. */
export const LONGEST_PATH = 120;

/** Why a text can't be a name, a title or another line for people; undefined when it can. */
export function lineProblem(field: string, text: string, limit: number): Problem | undefined {
  if (text.length > limit) return { code: "text-too-long", values: { field, length: text.length, limit } };
  return PLAIN.test(text) ? undefined : { code: "text-control", values: { field } };
}

/** What shows nothing; but what joins two signs to one, as in a family of emoji or in Persian, is a part of how they look. */
const HIDDEN = /(?![\u200C\u200D])\p{C}/u;

/** A text as one line for people: control characters are left out, such as line breaks in what was pasted. */
export function lineOf(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}

/** A text from outside as it may stand between quotation marks: short, without line breaks or control characters. */
export function quotable(text: string, longest = LONGEST): string {
  const letters = [...text.slice(0, 2 * longest + 2)].map((letter) =>
    HIDDEN.test(letter) ? "\uFFFD" : letter,
  );
  if (letters.length <= longest) return letters.join("");
  return `${letters
    .slice(0, longest)
    .join("")
    .replace(/(?:\u200C|\u200D)+$/, "")}…`;
}

/** The same for a place without quotation marks: one sees even that there is nothing. */
export function named(text: string, longest = LONGEST): string {
  return quotable(text, longest) || '""';
}

/** What of a text may stand in an id: its small letters and digits without marks, hyphens for all between; may be empty. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A text cut to a length, with a mark where it was cut. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Names in a row: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[], and: string): string {
  const told = names.map((name) => (name.trim() === "" ? `"${name}"` : name));
  if (told.length < 2) return told.join("");
  return `${told.slice(0, -1).join(", ")} ${and} ${told.at(-1)}`;
}

/** A figure with its sign: `+2`, `−1`, `0`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `\u2212${-value}`;
}
