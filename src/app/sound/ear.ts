/** Inches from the eye to the fight at which sounds are as loud as they are made: as a player sits at his edge. */
const SEAT = 40;
/** How loud it gets before one's nose and how soft across the room, and how fast it grows towards one. */
const [SOFTEST, LOUDEST] = [0.45, 2];
const GROWTH = 0.65;

/** How loud something is at a distance from the eye, in inches: 1 as a player hears it from his edge. */
export function loudnessAt(distance: number): number {
  return Math.max(SOFTEST, Math.min(LOUDEST, (SEAT / Math.max(1, distance)) ** GROWTH));
}

/** Cents for each inch a second at which something comes nearer, and how far a pitch is bent at most. */
const CENTS = 9;
const MOST_CENTS = 140;
/** A longer or shorter time than so many ms between two looks tells nothing of a speed. */
const [SHORTEST, LONGEST] = [1, 250];

/** By how many cents a sound is bent that was `before` and is now so many inches away: higher as it comes, lower as it goes. */
export function bendOf(before: number, now: number, ms: number): number {
  if (ms < SHORTEST || ms > LONGEST) return 0;
  const speed = ((before - now) / ms) * 1000;
  return Math.max(-MOST_CENTS, Math.min(MOST_CENTS, speed * CENTS));
}
