const LOWEST = 2;
const HIGHEST = 12;

/** The sum of the dice. */
export function rolled(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** A modified roll, held within 2 to 12 (§6). */
export function clamped(roll: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, roll));
}
