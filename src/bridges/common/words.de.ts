import type { words as english } from "./words.en.ts";

/** Why a battle of any campaign can't be fought on another table, in German. */
export const words: typeof english = {
  "other-table": ({ by }) =>
    by === "cards"
      ? "Beide Seiten haben dieses Gefecht mit Karten vereinbart."
      : "Beide Seiten haben dieses Gefecht als Luftkampf nach Plan vereinbart.",
  "no-model": ({ type }) =>
    `Für das Muster ${type} fliegt auf diesem Tisch nichts; dieses Gefecht mit den Würfeln des Feldzugs austragen.`,
};
