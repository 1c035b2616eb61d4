const LONGEST = 40;
/** A place in a document is told whole, unless its names are of absurd length. */
export const LONGEST_PATH = 120;

/** A text from outside as it may stand between quotation marks: short, without line breaks or control characters. */
export function quotable(text: string, longest = LONGEST): string {
  const letters = [...text.slice(0, 2 * longest + 2)].map((letter) =>
    /\p{C}/u.test(letter) ? "\uFFFD" : letter,
  );
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : letters.join("");
}

/** The same for a place without quotation marks: one sees even that there is nothing. */
export function named(text: string, longest = LONGEST): string {
  return quotable(text, longest) || '""';
}

/** Names in a row: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}

/** A figure with its sign: `+2`, `−1`, `0`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `\u2212${-value}`;
}
