import type { BattleTable } from "../../core/battle-tables.ts";
import type { Language } from "../../core/language.ts";
import type { AnyCatalogue } from "../../core/phrase.ts";
import type { BridgeLine } from "../bridge.ts";

const words = async (language: Language): Promise<AnyCatalogue> =>
  (await import(`./words.${language}.ts`)).words;

/** The tables on which battles of the Battle of Britain may be fought, beside its own dice. */
export const bridges: readonly (BridgeLine & { readonly by: BattleTable })[] = [
  {
    campaign: "battle-of-britain",
    battle: "dogfight",
    by: "plotted",
    load: async () => (await import("./plotted.ts")).plotted,
    words,
  },
  {
    campaign: "battle-of-britain",
    battle: "down-in-flames",
    by: "cards",
    load: async () => (await import("./cards.ts")).cards,
    words,
  },
];
