import { itemAt } from "../item-at.ts";
import type { Phrase } from "../phrase.ts";

/** A named kind of die: `d6` has faces 1 to 6. */
export type DieKind = `d${number}`;

export interface ThrowRequest {
  readonly dice: readonly DieKind[];
  /** Side or seat whose dice they are. */
  readonly by: string;
  readonly why: Phrase;
  /**
   * A shuffle or a hidden draw, and the seats that may know what it gave: nobody where the list is empty. It is recorded
   * like any throw, but never asked of real dice, never shown to others and never tallied.
   */
  readonly secret?: { readonly seats: readonly string[] };
}

/** A throw that has been made: one face a die, in the order asked. */
export interface Throw extends ThrowRequest {
  readonly faces: readonly number[];
}

/** Where dice come from: secure random, a seed, read from real dice and typed in, or listed in a file that was written by hand. */
export const DICE_SOURCES = ["secure", "seeded", "typed", "listed"] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

/** Where faces come from. Faces are drawn first and shown afterwards: physics never decides. */
export interface Dice {
  throw(request: ThrowRequest): readonly number[];
  /** Where the faces that everybody sees come from; undefined where nobody can tell. */
  readonly source?: DiceSource | undefined;
}

/** Raised by a source that has run out (typed or recorded dice); the match catches it and asks for the faces. */
export class DiceNeeded extends Error {
  constructor(readonly request: ThrowRequest) {
    super("more dice are needed");
  }
}

/** Raised by a recorded source whose next face can't be shown by the die that is asked for. */
export class ImpossibleFace extends Error {
  constructor(
    readonly face: number,
    readonly kind: DieKind,
  ) {
    super(`a ${kind} has no face ${face}`);
  }
}

export function sidesOf(kind: DieKind): number {
  // Nearly all dice are these.
  return kind === "d6" ? 6 : Number(kind.slice(1));
}

/** Numbers below 2^32, uniform and independent. */
export type WordSource = () => number;

const WORDS = 0x1_0000_0000;

/** A face of a die with `sides` sides; words of the last, incomplete span are drawn again, so no face is favoured. */
export function faceFrom(next: WordSource, sides: number): number {
  let word = next();
  // The first comparison nearly always settles it, and is quicker than a remainder of large numbers.
  while (word >= WORDS - sides && word >= WORDS - (WORDS % sides)) word = next();
  // Shifting by nothing makes the engine keep a small whole number as such, and with it all that is reckoned from it.
  return ((word % sides) >>> 0) + 1;
}

/** Dice from a stream of uniform words. */
export function diceFrom(next: WordSource, source?: DiceSource): Dice {
  return { source, throw: (request) => request.dice.map((kind) => faceFrom(next, sidesOf(kind))) };
}

/** Live dice; `fill` is the platform's `crypto.getRandomValues`. */
export function secureDice(fill: (words: Uint32Array) => unknown): Dice {
  const words = new Uint32Array(64);
  let at = words.length;
  return diceFrom(() => {
    if (at === words.length) {
      fill(words);
      at = 0;
    }
    return itemAt(words, at++);
  }, "secure");
}

/**
 * Faces from a list: a replay, a hand-written file, or what a club has typed in so far; the first `used` are spent.
 * `source`: where they came from when they fell.
 */
export function recordedDice(faces: readonly number[], used = 0, source?: DiceSource): Dice {
  let at = used;
  return {
    source,
    throw(request) {
      return request.dice.map((kind) => {
        const face = faces[at++];
        if (face === undefined) throw new DiceNeeded(request);
        if (!Number.isInteger(face) || face < 1 || face > sidesOf(kind)) throw new ImpossibleFace(face, kind);
        return face;
      });
    },
  };
}

/** Dice of two sources: one for what everybody sees fall, one for shuffles and hidden draws. */
export function splitDice(open: Dice, secret: Dice): Dice {
  return { source: open.source, throw: (request) => (request.secret ? secret : open).throw(request) };
}

/** Faces listed ahead, and another source once they have run out. */
export function recordedThen(faces: readonly number[], rest: Dice, source?: DiceSource): Dice {
  const listed = recordedDice(faces);
  let left = faces.length;
  return {
    source: left > 0 ? source : rest.source,
    throw: (request) =>
      request.dice.map((kind) => {
        const source = left > 0 ? listed : rest;
        left -= 1;
        return itemAt(source.throw({ ...request, dice: [kind] }), 0);
      }),
  };
}

/** Dice that remember what they showed. */
export interface Recorder extends Dice {
  readonly throws: readonly Throw[];
}

export function recorder(source: Dice): Recorder {
  const throws: Throw[] = [];
  return {
    throws,
    source: source.source,
    throw(request) {
      const faces = source.throw(request);
      const { dice, by, why, secret } = request;
      throws.push(secret ? { dice, by, why, secret, faces } : { dice, by, why, faces });
      return faces;
    },
  };
}

/** The faces that everybody saw fall, in one row. */
export function rollsOf(throws: readonly Throw[]): number[] {
  return throws.flatMap((thrown) => (thrown.secret ? [] : thrown.faces));
}

/** The faces of shuffles and hidden draws, in one row. */
export function drawsOf(throws: readonly Throw[]): number[] {
  return throws.flatMap((thrown) => (thrown.secret ? thrown.faces : []));
}
