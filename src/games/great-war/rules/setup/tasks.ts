/** 9.4: hexes within which an observer sees the fall of shot, the highest from which he does in metres, and the turns that it takes. */
export const SPOTTED_FROM = 6;
export const SPOTTED_BELOW = 2500;
export const SPOTTING_TURNS = 4;
