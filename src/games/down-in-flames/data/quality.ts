/** How good a pilot is, in the place of the base game's ratings, the worst first (DIF-9, DIF-9.1). */
export const QUALITIES = ["recruit", "green", "regular", "veteran", "ace"] as const;

export type Quality = (typeof QUALITIES)[number];
