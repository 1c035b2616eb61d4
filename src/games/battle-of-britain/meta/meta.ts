import type { Meta, MetaWords } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";

/** A campaign variant of a game that is its publisher's and stays so, of which nothing is here. */
export const meta = {
  id: "battle-of-britain",
  rules: 3,
  scenarios: [
    { id: "campaign", pieces: 19, long: true },
    { id: "kanalkampf", pieces: 19, long: true },
    { id: "adlertag", pieces: 19, long: true },
    { id: "september", pieces: 19, long: true },
    { id: "raid", pieces: 6 },
  ],
  numbers: /BB-[RH]?\d{1,3}/,
  pages: ["rules", "lesson", "print", "editor", "hangar"],
  pictures: true,
  ownTables: ["map", "squadrons", "deck", "flak", "bigWing", "scenarios"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
