/** So many figures of a number count in a record: a hair's breadth is no change, nor is another way of reckoning. */
const FIGURES = 4;

/** A number as a record has it. */
export function figure(value: number): string {
  const short = Number(value.toPrecision(FIGURES));
  return String(Math.abs(short) < 1e-6 ? 0 : short);
}

export function figures(values: Iterable<number>): string {
  return Array.from(values, figure).join(" ");
}

/** Steps of what is told apart of one of many numbers, to a whole: a hair's breadth is no change there either. */
const STEPS = 1e4;
/** Halves of steps are usual, and would be rounded either way by another way of reckoning. */
const ASIDE = 0.137;

/** One word for many numbers: another number, or another order, is another word. */
export function digest(values: ArrayLike<number>): string {
  let sum = values.length;
  for (let i = 0; i < values.length; i++)
    sum = (Math.imul(sum, 31) + Math.round((values[i] as number) * STEPS + ASIDE)) | 0;
  return (sum >>> 0).toString(16).padStart(8, "0");
}

/** Rounds every number of a text. */
export function rounded(text: string): string {
  return text.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => figure(Number(number)));
}
