import { tableLines } from "../common/lines.ts";

/** The tables on which battles over the Reich may be fought, beside the campaign's own dice. */
export const bridges = tableLines(
  "luftwaffe",
  {
    plotted: async () => (await import("./plotted.ts")).plotted,
    cards: async () => (await import("./cards.ts")).cards,
  },
  async (language) => (await import(`./words.${language}.ts`)).words,
);
