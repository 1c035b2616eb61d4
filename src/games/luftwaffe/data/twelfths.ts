/** Thirds, quarters and sixths are kept exactly as whole numbers of twelfths. */
export const TWELFTHS = 12;

/** Whole ones in so many twelfths. */
export function wholes(twelfths: number): number {
  return Math.floor(twelfths / TWELFTHS);
}
