/** LW-92: pilot factors of a quarter at most. */
const MOST = 12;

/** School factors that train nobody this quarter; each counts once (LW-92). */
export interface MissingSchools {
  readonly lostNow: number;
  readonly lostBefore: number;
  readonly exchanged: number;
  /** Grounded; none without the target complexes (LW-L55). */
  readonly grounded: number;
}

/** LW-92, LW-L6: pilot factors of a quarter. */
export function pilotsTrained({ lostNow, lostBefore, exchanged, grounded }: MissingSchools): number {
  const missing = lostNow + lostBefore + exchanged + grounded;
  return Math.max(0, MOST - Math.floor(missing / 2));
}
