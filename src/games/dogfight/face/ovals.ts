import type { Mark } from "../../../face/sheet.ts";

/** Ovals in a row of the record sheet; no rating exceeds it. */
const OVALS = 5;

/** The ovals of a row: hits are crossed in from the right-hand end of what the aircraft was built with. */
export function ovalsOf(rating: number, left: number): readonly Mark[] {
  return Array.from({ length: OVALS }, (_, index) => {
    if (index >= rating) return "filled";
    return index < left ? "open" : "crossed";
  });
}
