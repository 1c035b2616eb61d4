/** A day as catalogues write it. */
export interface WrittenDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The parts of a day of a set-up, `1918-09-18`, or of a month of the tables. */
export function dateParts(date: string): WrittenDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}
