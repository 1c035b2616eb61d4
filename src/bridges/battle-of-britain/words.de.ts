import { words as common } from "../common/words.de.ts";
import type { words as english } from "./words.en.ts";

/** Why a battle of the Battle of Britain can't be fought on another table, in German. */
export const words: typeof english = {
  ...common,
  "too-many": ({ side, count }) =>
    `${count} Staffeln der ${side === "british" ? "britischen" : "deutschen"} Seite sind mehr, als auf den Kartentisch passen; dieses Gefecht mit den Würfeln des Feldzugs austragen.`,
};
