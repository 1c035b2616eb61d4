const LONGEST = 40;

/** A text from outside as it may stand in a sentence: short, not empty, and without line breaks or control characters. */
export function quotable(text: string): string {
  const letters = [...text.slice(0, 2 * LONGEST + 2)].map((letter) =>
    /\p{C}/u.test(letter) ? "\uFFFD" : letter,
  );
  if (letters.length === 0) return '""';
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : letters.join("");
}
