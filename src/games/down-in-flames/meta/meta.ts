import type { Meta, MetaWords } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";

/** A supplement to a game that is its publisher's and stays so, of which nothing is here (DIF-1). */
export const meta = {
  id: "down-in-flames",
  rules: 2,
  scenarios: [
    { id: "kent", pieces: 4 },
    { id: "weave", pieces: 8 },
    { id: "factory", pieces: 10 },
    { id: "ship", pieces: 10 },
    { id: "malta", pieces: 8 },
    { id: "channel", pieces: 8 },
    { id: "guadalcanal", pieces: 12 },
    { id: "leningrad", pieces: 8 },
    { id: "night", pieces: 7 },
    { id: "airfield", pieces: 12 },
    { id: "campaign", pieces: 14, long: true, campaign: true },
  ],
  numbers: /DIF-[RBH]?\d{1,2}(?:\.\d{1,2}){0,2}/,
  pages: ["rules", "lesson", "print", "editor", "hangar"],
  pictures: true,
  ownTables: ["cards", "aircraft", "bombers", "base-game", "scenarios"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
