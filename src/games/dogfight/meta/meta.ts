import type { Meta, MetaWords } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";

export const meta = {
  id: "dogfight",
  rules: 1,
  scenarios: [
    { id: "duel", pieces: 2, usual: { turns: 12 } },
    { id: "four-a-side", pieces: 8, usual: { turns: 15 } },
    { id: "bounce", pieces: 5 },
    { id: "convoy", pieces: 8 },
    { id: "fortresses", pieces: 7 },
    { id: "swordfish", pieces: 8 },
    { id: "zero-wildcat", pieces: 5 },
    { id: "clouds", pieces: 6 },
    { id: "biplanes", pieces: 6 },
    { id: "uneven", pieces: 7 },
    { id: "demonstration", pieces: 5, first: true },
  ],
  numbers: /R-\d\d[a-z]?|DF-\d{1,3}|E\d/,
  pages: ["rules", "lesson", "print", "editor", "workshop", "hangar"],
  pictures: true,
  ownTables: ["aircraft", "altitude", "scenarios"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
