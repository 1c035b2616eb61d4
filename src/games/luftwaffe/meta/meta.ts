import type { Meta, MetaWords } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";

/** A variant of a board game that is its publisher's and stays so, of which nothing is here. */
export const meta = {
  id: "luftwaffe",
  rules: 2,
  scenarios: [
    { id: "campaign", pieces: 148, long: true },
    { id: "big-year", pieces: 141, long: true },
    { id: "wilhelmshaven", pieces: 20, long: true },
    { id: "bremen", pieces: 32, long: true },
    { id: "regensburg", pieces: 43, long: true },
    { id: "schweinfurt", pieces: 59, long: true },
    { id: "big-week", pieces: 90, long: true },
    { id: "oil", pieces: 122, long: true },
    { id: "leipzig", pieces: 133, long: true },
    { id: "merseburg", pieces: 138, long: true },
    { id: "berlin", pieces: 142, long: true },
    { id: "last-jets", pieces: 145, long: true },
  ],
  numbers: /LW-[LH]?\d{1,3}/,
  pages: ["rules", "lesson", "print", "hangar"],
  pictures: true,
  ownTables: ["map", "targets", "values", "combat", "forces", "moves", "raids"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
