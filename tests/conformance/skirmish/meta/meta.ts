import type { Meta, MetaWords } from "../../../../src/core/game.ts";
import type { Language } from "../../../../src/core/language.ts";

export const meta = {
  id: "skirmish",
  rules: 2,
  scenarios: [
    { id: "duel", pieces: 2 },
    { id: "patrol", pieces: 6 },
    { id: "three-days", pieces: 6 },
  ],
  ownTables: [],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
