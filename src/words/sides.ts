import type { SideId, SideWords } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";

/** The names of the sides of all games, by id. */
const SIDES: ReadonlyMap<SideId, SideWords> = new Map(
  GAMES.flatMap(({ meta: { sides = {} } }) => Object.entries(sides)),
);

/** A side by its name, in any language; who plays it may stand behind it: `Germans (Pilot)`. */
function named(text: string): SideWords | undefined {
  const [bare = ""] = text.split(" (");
  return [...SIDES.values()].find(({ name }) => Object.values(name).includes(bare));
}

/** The name of a side, or of the seat that plays it; one that has no name of its own is called by its id. */
export function sideName(id: string, language: Language): string {
  return SIDES.get(id)?.name[language] ?? id;
}

/** The verb that goes with a side, by its id or its name: `one` for Red, `many` for the Allies. */
export function verbOf(side: string, one: string, many: string): string {
  return (SIDES.get(side) ?? named(side))?.many ? many : one;
}
