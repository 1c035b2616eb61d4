/** The two sides, each a seat of the same name. */
export const SIDES = ["american", "german"] as const;
/** 0 the Americans, 1 the Germans. */
export type Side = 0 | 1;
export const AMERICAN = 0;
export const GERMAN = 1;
