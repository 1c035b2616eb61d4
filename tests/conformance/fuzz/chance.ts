/** Quick repeatable chance for fuzzing (xorshift, 32 bits); no dice of a match come from here. */
export class Chance {
  private state: number;
  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0 || 1;
  }

  /** A number from 0 to `below` - 1. */
  below(below: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state % below;
  }

  pick<T>(things: ArrayLike<T>): T {
    return things[this.below(things.length)] as T;
  }
}
