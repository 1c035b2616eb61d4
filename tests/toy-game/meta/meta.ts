import type { Meta, MetaWords } from "../../../src/core/game.ts";
import type { Language } from "../../../src/core/language.ts";

export const meta = {
  id: "raid",
  rules: 2,
  scenarios: [
    { id: "raid", pieces: 8 },
    { id: "sortie", pieces: 4 },
    { id: "duel", pieces: 2 },
    { id: "patrol", pieces: 6 },
    { id: "three-days", pieces: 6 },
  ],
  numbers: /RD-\d{1,2}/,
  pages: ["rules", "lesson", "print"],
  ownTables: ["all"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
