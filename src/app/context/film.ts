/** How long a film of a whole match lasts, in milliseconds: a summer in three minutes. */
const LENGTH = 180_000;

/** A page that stood still is not made up for: it counts as one slow moment, in milliseconds. */
const LONGEST_STEP = 5000;

/** Shows a long match in three minutes: each moment as fast as it must be, and none where the page can't keep up. */
export class Film {
  /** Moments that should have been shown by now and were not. */
  private owed = 0;
  private before = performance.now();

  /** @param moments how many moments the match has. */
  constructor(private readonly moments: number) {}

  /** Begins anew from where the match stands: nothing is owed for the time of a pause. */
  restart(): void {
    this.owed = 0;
    this.before = performance.now();
  }

  /** How many moments are to be gone on by, now that one has been shown: 1 or more. */
  step(): number {
    const time = performance.now();
    this.owed += Math.min(LONGEST_STEP, time - this.before) / this.share - 1;
    this.before = time;
    const skipped = Math.max(0, Math.floor(this.owed));
    this.owed -= skipped;
    return 1 + skipped;
  }

  /** How fast a moment is played that lasts so many milliseconds, times real time. */
  speed(duration: number): number {
    return Math.max(1, duration / this.share);
  }

  /** Milliseconds for a moment. */
  private get share(): number {
    return LENGTH / this.moments;
  }
}
