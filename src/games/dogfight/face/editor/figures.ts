import { within } from "../../../../face/figures.ts";

/** The nearest quarter of an inch from 0 to a length that lies on quarters. */
export function snapped(inches: number, length: number): number {
  return within(Math.round(inches * 4) / 4, 0, Math.floor(length * 4) / 4);
}

/** A clock numeral, however far around the clock. */
export function numeralOf(around: number): number {
  return ((((around - 1) % 12) + 12) % 12) + 1;
}
