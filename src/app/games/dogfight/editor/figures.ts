const FIGURE = /^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)\s*$/;

/** The number that a text means, with a point or a comma; NaN when it means none. */
export function numberOf(text: string): number {
  // A written minus nought is nought, as it would come back from a file.
  return FIGURE.test(text) ? Number(text.trim().replace(",", ".")) + 0 : Number.NaN;
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

/** The nearest quarter of an inch from 0 to a length that lies on quarters. */
export function snapped(inches: number, length: number): number {
  return within(Math.round(inches * 4) / 4, 0, Math.floor(length * 4) / 4);
}

/** A clock numeral, however far around the clock. */
export function numeralOf(around: number): number {
  return ((((around - 1) % 12) + 12) % 12) + 1;
}
