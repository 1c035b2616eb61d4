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

/** One number for many, in which each counts by its place: another order is another number. */
export function digest(values: ArrayLike<number>): string {
  let [sum, whole] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    sum += value * (1 + (i % 17) / 16);
    whole += Math.abs(value);
  }
  // What all but cancels out has no figures worth recording.
  return Math.abs(sum) < whole * 1e-4 ? "0" : figure(sum);
}

/** Rounds every number of a text. */
export function rounded(text: string): string {
  return text.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => figure(Number(number)));
}
