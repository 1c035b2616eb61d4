import { GUESS_BURST, GUESSES_A_MINUTE } from "../../protocol/limits.ts";
import type { RefusalCode } from "../../protocol/refusals.ts";
import type { RequestName } from "../../protocol/requests.ts";
import { Bucket } from "./bucket.ts";

/** Messages by which somebody could try codes and secrets. */
const GUESSING: readonly RequestName[] = ["join", "look", "watch", "takeOver"];
/** What is said to one who has guessed wrong. */
const WRONG: readonly RefusalCode[] = ["no-table", "no-handover", "not-yours"];
/** So many addresses are kept before those are forgotten that may try all again. */
const KEPT_ADDRESSES = 10_000;

/** What one address has left of codes and secrets to try. Whoever knew what he named has not guessed. */
export class Tries {
  readonly #left: Bucket;
  /** Tries of which it is not known yet whether they were right. */
  #open = 0;
  #waiting: (() => void)[] = [];

  constructor(now: () => number) {
    this.#left = new Bucket(GUESS_BURST, GUESSES_A_MINUTE / 60, now);
  }

  /** Takes one. Where none is left it waits for those that are open, which may turn out right; false: none is left then. */
  async take(): Promise<boolean> {
    while (!this.#left.take()) {
      if (this.#open === 0) return false;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#open += 1;
    return true;
  }

  /** What was taken was wrong, or it was right and is put back. */
  settle(wasRight: boolean): void {
    this.#open -= 1;
    if (wasRight) this.#left.giveBack();
    for (const go of this.#waiting.splice(0, this.#open === 0 ? this.#waiting.length : 1)) go();
  }

  /** Whole seconds until there is one again, at least one. */
  get seconds(): number {
    return this.#left.seconds;
  }

  /** All may be tried again. */
  get full(): boolean {
    return this.#left.full;
  }
}

/** What each address has left of codes and secrets to try. */
export class Guesses {
  readonly #tries = new Map<string, Tries>();
  /** Addresses at which those are forgotten that may try all again: twice as many as are left, so that looking costs little. */
  #most = KEPT_ADDRESSES;

  constructor(private readonly now: () => number) {}

  /** What an address may try by a message; undefined where it is none by which anything is tried. */
  of(address: string, request: RequestName): Tries | undefined {
    if (!GUESSING.includes(request)) return undefined;
    const known = this.#tries.get(address);
    if (known) return known;
    if (this.#tries.size >= this.#most) this.#forget();
    const tries = new Tries(this.now);
    this.#tries.set(address, tries);
    return tries;
  }

  #forget(): void {
    for (const [address, tries] of this.#tries) if (tries.full) this.#tries.delete(address);
    this.#most = Math.max(KEPT_ADDRESSES, 2 * this.#tries.size);
  }
}

/** Whether a message was refused because it had guessed wrong. */
export function guessedWrong(code: RefusalCode): boolean {
  return WRONG.includes(code);
}
