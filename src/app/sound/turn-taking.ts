/** Seconds from signal to signal where several are due at once. */
const APART = 0.25;
/** How many may wait. */
const MOST = 8;

/** Has signals follow each other, so that each is heard by itself. */
export class TurnTaking {
  private free = -Infinity;

  /** In how many seconds of a clock a signal may sound; undefined where too many wait already. */
  next(now: number): number | undefined {
    const at = Math.max(now, this.free);
    // A little less, since sums of quarters are not always exact on a clock that has run for long.
    if (at - now > (MOST - 0.5) * APART) return undefined;
    this.free = at + APART;
    return at - now;
  }
}
