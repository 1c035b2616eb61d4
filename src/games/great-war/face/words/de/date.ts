import type { WrittenDate } from "../../date.ts";

const MONTHS = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
] as const;

/** A month and its year: September 1918. */
export function monthWords({ year, month }: Omit<WrittenDate, "day">): string {
  return `${MONTHS[month - 1]} ${year}`;
}

/** A day: 18. September 1918. */
export function dateWords(date: WrittenDate): string {
  return `${date.day}. ${monthWords(date)}`;
}
