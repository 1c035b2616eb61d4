import type { WrittenDate } from "../../date.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A month and its year: September 1918. */
export function monthWords({ year, month }: Omit<WrittenDate, "day">): string {
  return `${MONTHS[month - 1]} ${year}`;
}

/** A day: 18 September 1918. */
export function dateWords(date: WrittenDate): string {
  return `${date.day} ${monthWords(date)}`;
}
