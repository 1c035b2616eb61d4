/** Seconds in which something that is looked at rises. */
const RISE = 0.16;

/** Slow at both ends. */
function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** How far each thing is raised to be read: 0 to 1, a frame at a time. */
export class Raised {
  private readonly shares = new Map<string, number>();
  private wanted: ReadonlySet<string> = new Set();

  /** Who rises from now on; all others sink. */
  want(ids: ReadonlySet<string>): void {
    this.wanted = ids;
    for (const id of ids) if (!this.shares.has(id)) this.shares.set(id, 0);
  }

  /** Moves on by seconds; true while there is more to come. */
  advance(seconds: number, instant: boolean): boolean {
    let more = false;
    for (const [id, share] of this.shares) {
      const to = this.wanted.has(id) ? 1 : 0;
      if (share === to && to === 0) this.shares.delete(id);
      if (share === to) continue;
      const step = instant ? 1 : seconds / RISE;
      this.shares.set(id, to > share ? Math.min(1, share + step) : Math.max(0, share - step));
      more = true;
    }
    return more;
  }

  share(id: string): number {
    return this.shares.get(id) ?? 0;
  }

  /** The same, slow at both ends. */
  smooth(id: string): number {
    return smooth(this.share(id));
  }
}
