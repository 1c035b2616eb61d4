/** A token bucket: so much at once, and so much a second after that. */
export class Bucket {
  #tokens: number;
  #at: number;

  /** `now`: a clock that never goes back, in milliseconds. */
  constructor(
    private readonly burst: number,
    private readonly aSecond: number,
    private readonly now: () => number,
  ) {
    this.#tokens = burst;
    this.#at = now();
  }

  #fill(): void {
    const at = this.now();
    this.#tokens = Math.min(this.burst, this.#tokens + ((at - this.#at) / 1000) * this.aSecond);
    this.#at = at;
  }

  /** Takes one where there is one. */
  take(): boolean {
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Puts back one that was taken. */
  giveBack(): void {
    this.#tokens = Math.min(this.burst, this.#tokens + 1);
  }

  /** Whole seconds until there is one again, at least one. */
  get seconds(): number {
    this.#fill();
    return Math.max(1, Math.ceil((1 - this.#tokens) / this.aSecond));
  }

  get full(): boolean {
    this.#fill();
    return this.#tokens >= this.burst;
  }
}
