import type { Special } from "../../data/types/aircraft.ts";

/** A characteristic as the supplement calls it in every language: `quick-climb` is Quick Climb. */
export function specialName(special: Special): string {
  return special
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
