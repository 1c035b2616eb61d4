/** Light around what may be chosen now, and around what is selected. */
export const LIT = "#ffb52e";
export const SELECTED = "#fff6e0";
