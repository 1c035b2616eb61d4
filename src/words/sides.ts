import type { Language } from "../core/language.ts";
import { findSide, sideWords } from "./games.ts";

/** The name of a side, or of the seat that plays it; one that has no name of its own is called by its id. */
export function sideName(id: string, language: Language): string {
  return sideWords(id, language)?.name ?? id;
}

/**
 * The verb that goes with a side, by its id or its name: `one` for Red, `many` for the Allies. Who plays it may stand
 * behind the name: `Germans (Pilot)`.
 */
export function verbOf(side: string, one: string, many: string): string {
  const [bare = ""] = side.split(" (");
  return (findSide(side) ?? findSide(bare))?.many ? many : one;
}
