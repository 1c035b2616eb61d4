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

/** What each address has left of codes and secrets to try. Whoever knew what he named has not guessed. */
export class Guesses {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly now: () => number) {}

  /** What an address may try by a message; undefined where it is none by which anything is tried. */
  of(address: string, request: RequestName): Bucket | undefined {
    if (!GUESSING.includes(request)) return undefined;
    const known = this.#buckets.get(address);
    if (known) return known;
    if (this.#buckets.size >= KEPT_ADDRESSES) this.#forget();
    const bucket = new Bucket(GUESS_BURST, GUESSES_A_MINUTE / 60, this.now);
    this.#buckets.set(address, bucket);
    return bucket;
  }

  #forget(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(address);
  }
}

/** Whether a message was refused because it had guessed wrong. */
export function guessedWrong(code: RefusalCode): boolean {
  return WRONG.includes(code);
}
