const NAMES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A whole number in words as far as they are short, in English. */
export function numberName(number: number): string {
  return NAMES[number] ?? `${number}`;
}
