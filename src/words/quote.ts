const LONGEST = 40;
/** A place in a document is told whole, unless its names are of absurd length. */
export const LONGEST_PATH = 120;

/** A text from outside as it may stand in a sentence: short, not empty, and without line breaks or control characters. */
export function quotable(text: string, longest = LONGEST): string {
  const letters = [...text.slice(0, 2 * longest + 2)].map((letter) =>
    /\p{C}/u.test(letter) ? "\uFFFD" : letter,
  );
  if (letters.length === 0) return '""';
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : letters.join("");
}
