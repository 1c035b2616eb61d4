import type { Language } from "../core/language.ts";
import type { Phrase, Value, Values } from "../core/phrase.ts";
import { findSide, shownSide, sidesShownAsNamed, sideWords } from "./games.ts";

/** The name of a side, or of the seat that plays it; one that has no name of its own is called by its id. */
export function sideName(id: string, language: Language): string {
  return sideWords(id, language)?.name ?? id;
}

/** What people wrote is told back as they wrote it. */
const QUOTED: readonly string[] = ["found", "path"];

function shownIn(value: Value): Value {
  if (typeof value === "string") return shownSide(value);
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(shownIn) : shownInAll(value as Values);
}

function shownInAll(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    QUOTED.includes(name) ? value : shownIn(value),
  ]);
  return Object.fromEntries(shown);
}

/** A phrase or a problem whose sides are called by the colours in which they are drawn. */
export function withShownSides<Told extends Pick<Phrase, "values">>(told: Told): Told {
  return sidesShownAsNamed() ? told : { ...told, values: shownInAll(told.values) };
}

/**
 * The verb that goes with a side, by its id or its name: `one` for Red, `many` for the Allies. Who plays it may stand
 * behind the name: `Germans (Pilot)`.
 */
export function verbOf(side: string, one: string, many: string): string {
  const [bare = ""] = side.split(" (");
  return (findSide(side) ?? findSide(bare))?.many ? many : one;
}
