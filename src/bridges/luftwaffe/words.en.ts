import { words as common } from "../common/words.en.ts";

/** Why a battle over the Reich can't be fought on another table, in English. */
export const words = {
  ...common,
  "too-many": ({ count, most }: { readonly count: number; readonly most: number }): string =>
    `${count} types of a side are more than the ${most} for which this table has room; fight this battle by the campaign's own dice.`,
};
