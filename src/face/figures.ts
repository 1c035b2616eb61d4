const FIGURE = /^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)\s*$/;

/** The number that a text means, with a point or a comma; NaN when it means none, or one past all bounds. */
export function numberOf(text: string): number {
  // A written minus nought is nought, as it would come back from a file.
  const number = FIGURE.test(text) ? Number(text.trim().replace(",", ".")) + 0 : Number.NaN;
  return Number.isFinite(number) ? number : Number.NaN;
}

/** The numbers of a line, between blanks, commas or plus signs; NaN for each word that means none. */
export function figuresIn(text: string): readonly number[] {
  return text
    .split(/[\s,+]+/)
    .filter((word) => word !== "")
    .map(numberOf);
}

/** The number that a text means, or what stands for it. */
export function numberOr(text: string, otherwise: number): number {
  const number = numberOf(text);
  return Number.isNaN(number) ? otherwise : number;
}

/** A number that may be left out. */
export function optional(text: string): number | undefined {
  return text.trim() === "" ? undefined : numberOf(text);
}

export function within(number: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, number));
}
