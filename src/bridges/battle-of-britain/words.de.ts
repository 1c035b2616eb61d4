import type { words as english } from "./words.en.ts";

/** Why a battle of the Battle of Britain can't be fought on another table, in German. */
export const words: typeof english = {
  "other-table": ({ by }) =>
    by === "cards"
      ? "Beide Seiten haben dieses Gefecht mit Karten vereinbart."
      : "Beide Seiten haben dieses Gefecht als Luftkampf nach Plan vereinbart.",
  "too-many": ({ side, count }) =>
    `${count} Staffeln der ${side === "british" ? "britischen" : "deutschen"} Seite sind mehr, als auf den Kartentisch passen; dieses Gefecht mit den Würfeln des Feldzugs austragen.`,
  "no-model": ({ type }) =>
    `Für eine Staffel des Musters ${type} fliegt auf diesem Tisch nichts; dieses Gefecht mit den Würfeln des Feldzugs austragen.`,
};
