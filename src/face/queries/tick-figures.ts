/** Where a numeral of the clock is heard. */
export interface Heard {
  /** From -1, all left, to 1, all right: the sine of the numeral's angle. */
  readonly pan: number;
  /** Above so many hertz nothing is heard: what is behind is duller. */
  readonly cutoff: number;
}

/** What is ahead, and what has no direction. */
export const AHEAD: Heard = { pan: 0, cutoff: 12_000 };

/** The numerals from 1 to 12. */
export const AROUND: readonly Heard[] = [
  { pan: 0.5, cutoff: 12_000 },
  { pan: 0.87, cutoff: 9000 },
  { pan: 1, cutoff: 6000 },
  { pan: 0.87, cutoff: 3000 },
  { pan: 0.5, cutoff: 1800 },
  { pan: 0, cutoff: 1200 },
  { pan: -0.5, cutoff: 1800 },
  { pan: -0.87, cutoff: 3000 },
  { pan: -1, cutoff: 6000 },
  { pan: -0.87, cutoff: 9000 },
  { pan: -0.5, cutoff: 12_000 },
  AHEAD,
];

/** The pitch of what is as high as who listens, in hertz: at most an octave above it, or below. */
export const LEVEL_HERTZ = 520;
/** So many levels up are half an octave's way in hertz. */
export const HALF_WAY_UP = 6;

/** How loud something is that is very far; in the same place it is 1. */
export const FAINTEST = 0.2;
/** At so many inches or hexes half of what is to be lost of loudness is lost. */
export const HALF_AS_LOUD = 8;

/** Seconds between two ticks at one numeral, and from one numeral to another. */
export const WITHIN = 0.14;
export const BETWEEN = 0.26;
