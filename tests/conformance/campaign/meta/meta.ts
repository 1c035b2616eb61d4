import type { Meta, MetaWords } from "../../../../src/core/game.ts";
import type { Language } from "../../../../src/core/language.ts";

export const meta = {
  id: "patrols",
  rules: 1,
  scenarios: [{ id: "three-days", pieces: 2 }],
  ownTables: [],
} as const satisfies Meta;

/** What menus say of the game. */
export async function metaWords(language: Language): Promise<MetaWords> {
  return (await import(`./meta.${language}.ts`)).words;
}
