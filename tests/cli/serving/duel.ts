/** A whole duel by scripts: Red flies straight on until he leaves the table, Blue turns where he is. */
export const RED = ["? B1", ...Array(6).fill("3")];
export const BLUE = ["? me", ...Array(6).fill("1L1")];
/** How it ends for both. */
export const ENDED = /Blue wins in turn 6[^\n]*\nThe match is over\.\n$/;
