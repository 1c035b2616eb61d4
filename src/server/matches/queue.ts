/** Does one thing after the other, in the order in which they were asked for. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private left = 0;

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.left += 1;
    const done = this.last.then(work).finally(() => {
      this.left -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  get isIdle(): boolean {
    return this.left === 0;
  }

  /** Settles when all that was asked for by now is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
