import { BANDS } from "../data/tables.ts";

const LIMITS: readonly number[] = [0.5, ...BANDS.map(({ limit }) => limit)];

/**
 * A length with one decimal, and with two where one would hide on which side of a range limit it lies: 9.004 is
 * told as 9.01, not as 9.0.
 */
export function decimal(length: number, point: "." | ","): string {
  const rounded = Math.round(length * 10) / 10;
  if (rounded === length || !LIMITS.includes(rounded)) return rounded.toFixed(1).replace(".", point);
  const beyond = length > rounded;
  const hundredths = beyond ? Math.ceil(length * 100) : Math.floor(length * 100);
  const apart = hundredths === rounded * 100 ? hundredths + (beyond ? 1 : -1) : hundredths;
  return (apart / 100).toFixed(2).replace(".", point);
}
