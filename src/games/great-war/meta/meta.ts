import type { Meta, MetaWords } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";

export const meta = {
  id: "great-war",
  rules: 3,
  scenarios: [
    { id: "duel", pieces: 2 },
    { id: "hawker", pieces: 3 },
    { id: "dogfight", pieces: 8 },
    { id: "voss-last-fight", pieces: 5 },
    { id: "last-autumn", pieces: 7 },
    { id: "line-patrol-1915", pieces: 5 },
    { id: "ball-rolands", pieces: 6 },
    { id: "photo", pieces: 7 },
    { id: "spotting", pieces: 7 },
    { id: "trench-strafing", pieces: 7 },
    { id: "battle-flight", pieces: 6 },
    { id: "bombing", pieces: 9 },
    { id: "gothas", pieces: 6 },
    { id: "balloons", pieces: 7 },
    { id: "balloon-alone", pieces: 3 },
    { id: "bloody-april", pieces: 10, long: true, campaign: true },
  ],
  // The base game has both its h; the adjustments are taken as complete.
  numbers: /4\.\d{1,2}[a-z]?|[569]\.\d|§\d|[ABD]-\d\d|GW-\d{1,3}/,
  pages: ["rules", "lesson", "print", "editor", "workshop", "hangar"],
  pictures: true,
  ownTables: ["tables", "plotting", "scenarios"],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
