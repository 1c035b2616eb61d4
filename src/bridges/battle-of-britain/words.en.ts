import { words as common } from "../common/words.en.ts";

/** Why a battle of the Battle of Britain can't be fought on another table, in English. */
export const words = {
  ...common,
  "too-many": ({ side, count }: { readonly side: string; readonly count: number }): string =>
    `${count} squadrons of the ${side === "british" ? "British" : "German"} side are more than the card table takes; fight this battle by the campaign's own dice.`,
};
