/** DIF-B1: two sides; each is a seat of the same name. */
export const SIDES = ["allied", "axis"] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
