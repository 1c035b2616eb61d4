/** Metres in a level (D-01). */
export const LEVEL = 50;
