import { words as common } from "../common/words.de.ts";
import type { words as english } from "./words.en.ts";

/** Why a battle over the Reich can't be fought on another table, in German. */
export const words: typeof english = {
  ...common,
  "too-many": ({ count, most }) =>
    `${count} Muster einer Seite sind mehr als die ${most}, für die auf diesem Tisch Platz ist; dieses Gefecht mit den Würfeln des Feldzugs austragen.`,
};
