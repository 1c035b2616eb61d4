const LONGEST = 40;

/** A text from outside as it may stand in a sentence: short, without line breaks or control characters. */
export function quotable(text: string): string {
  const plain = text.replace(/\p{C}/gu, "\uFFFD");
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
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
