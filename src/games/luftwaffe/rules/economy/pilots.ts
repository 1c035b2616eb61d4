/** LW-92: pilot factors of a quarter at most. */
export const MOST_PILOTS = 12;

/**
 * LW-92, LW-L6: pilot factors of a quarter. `missing`: school factors lost, now or before and not replaced, exchanged for
 * jets and not rebuilt, or grounded; each counts once.
 */
export function pilotsTrained(missing: number): number {
  return Math.max(0, MOST_PILOTS - Math.floor(missing / 2));
}
