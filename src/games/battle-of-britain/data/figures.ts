/** BB-10: combats of a turn. */
export const MARKERS = 5;
/** BB-11, BB-119: fuel of a sortie; a move of 5 squares costs 1, of 10 squares 2. */
export const FUEL = 3;
export const MOVES = [5, 10] as const;
/** BB-12: mission cards in hand after assignment. */
export const HAND = 3;
/** BB-4, BB-5: squadrons of a formation. */
export const WING_SIZE = 3;
export const GESCHWADER_SIZE = 6;
export const LARGE_GESCHWADER = 7;
/** BB-44: hits that knock a city out, and those that the start of a phase takes away. */
export const CITY_HITS = 3;
export const CITY_REPAIR = 2;
/** BB-82, BB-84: Tally Ho phases of a turn, and the latest in which one may take off. */
export const LAST_START = 2;
/** BB-90: squares of a wing, with and without its airfield; BB-128: of a Big Wing. */
export const WING_MOVE = 4;
export const STRANDED_MOVE = 3;
export const BIG_WING_MOVE = 3;
/** BB-131. */
export const POOL_POINTS = 4;
/** BB-105: squadrons that meet a wing in an intercept; BB-109: of a gruppe. */
export const INTERCEPTED = 3;
export const GRUPPE = 3;
/** BB-134: cards of a hand dealt from the losses. */
export const HANDS = [6, 10] as const;
/** BB-107: turns until a stood-down squadron is back. */
export const STOOD_DOWN = 2;
/** BB-7: target cards. */
export const TARGET_CARDS = 50;
