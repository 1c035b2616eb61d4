import { tableLines } from "../common/lines.ts";

/** The tables on which battles of the Battle of Britain may be fought, beside its own dice. */
export const bridges = tableLines(
  "battle-of-britain",
  {
    plotted: async () => (await import("./plotted.ts")).plotted,
    cards: async () => (await import("./cards.ts")).cards,
  },
  async (language) => (await import(`./words.${language}.ts`)).words,
);
