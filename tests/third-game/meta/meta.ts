import type { Meta, MetaWords } from "../../../src/core/game.ts";
import type { Language } from "../../../src/core/language.ts";

export const meta = {
  id: "raid",
  rules: 1,
  scenarios: [
    { id: "raid", pieces: 8 },
    { id: "sortie", pieces: 4 },
  ],
  numbers: /RD-\d{1,2}/,
  pages: ["rules", "lesson", "print"],
  ownTables: ["all"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
