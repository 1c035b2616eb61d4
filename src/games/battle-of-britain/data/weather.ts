import type { PhaseNumber } from "./calendar.ts";

/** BB-15, BB-18 to BB-22; `clear`, which flies every turn, is our own for single days (BB-H1). */
export const WEATHERS = ["dice", "dice42", "none", "cards", "historical", "clear"] as const;
export type Weather = (typeof WEATHERS)[number];

/** An unordered pair of faces. */
export type Pair = "++" | "oo" | "--" | "+o" | "+-" | "o-";

/** BB-24, BB-R1, BB-R2: pairs on which the Luftwaffe flies, by phase; which pairs they are was rebuilt from the odds. */
export const FLIES: Readonly<Record<PhaseNumber, readonly Pair[]>> = {
  1: ["+o", "o-"],
  2: ["+o", "o-", "++", "oo"],
  3: ["+o", "++", "oo", "--"],
};
/** BB-19: the one list of `dice42`. */
export const FLIES_42: readonly Pair[] = ["+o", "o-", "oo"];
/** BB-21: cards of respite and of flying weather. */
export const WEATHER_CARDS = { black: 4, red: 7 } as const;
