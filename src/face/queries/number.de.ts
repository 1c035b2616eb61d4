const NAMES = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** A whole number in words as far as they are short, in German. */
export function numberName(number: number): string {
  return NAMES[number] ?? `${number}`;
}
