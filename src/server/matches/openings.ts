import { MAX_TABLES_AN_ADDRESS } from "../../protocol/limits.ts";

const HOUR = 3_600_000;

/** The tables that each address has opened within an hour. */
export class Openings {
  private readonly times = new Map<string, number[]>();

  /** `now`: milliseconds. */
  constructor(private readonly now: () => number) {}

  /** Counts a table that an address opens; false where it has opened too many. */
  open(address: string): boolean {
    this.forget();
    const times = this.times.get(address) ?? [];
    if (times.length >= MAX_TABLES_AN_ADDRESS) return false;
    this.times.set(address, [...times, this.now()]);
    return true;
  }

  private forget(): void {
    const since = this.now() - HOUR;
    for (const [address, times] of this.times) {
      const left = times.filter((time) => time > since);
      if (left.length > 0) this.times.set(address, left);
      else this.times.delete(address);
    }
  }
}
