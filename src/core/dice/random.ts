import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type Dice, diceFrom, faceFrom, sidesOf, type WordSource } from "./dice.ts";

const WORDS_A_BLOCK = 8;

/** The words of a stream named by a text; the same in every browser and in Node. */
export function wordsOf(seed: string): (index: number) => number {
  let block = -1;
  let view = new DataView(new ArrayBuffer(32));
  return (index) => {
    const wanted = Math.floor(index / WORDS_A_BLOCK);
    if (wanted !== block) {
      const digest = sha256(utf8ToBytes(`${seed}/${wanted}`));
      view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      block = wanted;
    }
    return view.getUint32((index % WORDS_A_BLOCK) * 4);
  };
}

/** A source of words for bots, tests and shuffles. */
export function seededWords(seed: string): WordSource {
  const word = wordsOf(seed);
  let index = 0;
  return () => word(index++);
}

/** Dice for bots and tests, where nobody counts the faces. */
export function seededChoices(seed: string): Dice {
  return diceFrom(seededWords(seed), "seeded");
}

/**
 * The dice of a match with a seed. Face n depends on the seed and n alone, so a match that has rolled `used`
 * faces goes on where it stopped without any generator in its state.
 */
export function seededDice(seed: string, used = 0): Dice {
  const word = wordsOf(seed);
  let index = used;
  const face = (sides: number): number => {
    const first = index++;
    let retry = -1;
    let spare: WordSource | undefined;
    return faceFrom(() => {
      retry += 1;
      if (retry === 0) return word(first);
      spare ??= seededWords(`${seed}#${first}`);
      return spare();
    }, sides);
  };
  return { source: "seeded", throw: (request) => request.dice.map((kind) => face(sidesOf(kind))) };
}
