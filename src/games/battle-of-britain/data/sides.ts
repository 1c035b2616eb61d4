/** The two sides, each a seat of the same name unless they bid for it (BB-R57). */
export const SIDES = ["british", "german"] as const;
export type SideName = (typeof SIDES)[number];
/** 0 the British, 1 the Germans. */
export type Side = 0 | 1;
export const BRITISH = 0;
export const GERMAN = 1;
