import type { Language, Localised } from "../core/language.ts";

interface SideName {
  readonly name: Localised;
  /** The name is that of many: they win, it wins. */
  readonly many: boolean;
}

/** The names of sides that everybody knows, by id. */
const SIDES: Readonly<Record<string, SideName>> = {
  red: { name: { en: "Red", de: "Rot" }, many: false },
  blue: { name: { en: "Blue", de: "Blau" }, many: false },
  allied: { name: { en: "Allies", de: "Alliierte" }, many: true },
  german: { name: { en: "Germans", de: "Deutsche" }, many: true },
};

function known(id: string): SideName | undefined {
  return Object.hasOwn(SIDES, id) ? SIDES[id] : undefined;
}

/** A side by its name, in any language; who plays it may stand behind it: `Germans (Pilot)`. */
function named(text: string): SideName | undefined {
  const [bare = ""] = text.split(" (");
  return Object.values(SIDES).find(({ name }) => Object.values(name).includes(bare));
}

/** The name of a side, or of the seat that plays it; one that has no name of its own is called by its id. */
export function sideName(id: string, language: Language): string {
  return known(id)?.name[language] ?? id;
}

/** The verb that goes with a side, by its id or its name: `one` for Red, `many` for the Allies. */
export function verbOf(side: string, one: string, many: string): string {
  return (known(side) ?? named(side))?.many ? many : one;
}
