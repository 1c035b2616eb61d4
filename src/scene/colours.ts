/** Okabe and Ito's vermillion and blue: apart for every kind of colour vision. */
export const SIDE_COLOURS: readonly [string, string] = ["#d55e00", "#0072b2"];

/** The same two, darker, for ink on card. */
export const SIDE_INKS: readonly [string, string] = ["#a84300", "#00568a"];

export const CARD = "#f1e8d2";
export const INK = "#23262a";
export const BRASS = "#b08d4c";
