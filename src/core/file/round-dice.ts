import {
  type Dice,
  drawsOf,
  recordedDice,
  recordedThen,
  recorder,
  sidesOf,
  splitDice,
  type ThrowRequest,
} from "../dice/dice.ts";
import type { Problem } from "../game.ts";
import { itemAt } from "../item-at.ts";
import type { DiceSetting } from "./schema.ts";
import { diceOf } from "./supply.ts";

/** What has been read out and drawn in secret so far for a round that is being resolved. */
export interface RoundFaces {
  /** Faces of real dice typed in. */
  readonly typed: readonly number[];
  readonly draws: readonly number[];
}

/** Dice for one round. */
export interface RoundDice {
  readonly dice: Dice;
  /** Shuffles and hidden draws made so far: a round that waits for real dice must not draw them again. */
  drawn(): readonly number[];
}

/**
 * The dice for the next round of a match on this table, after what has been read out and drawn for it already. `used`: how
 * many faces its whole log has drawn.
 */
export function diceFor(
  used: () => number,
  setting: DiceSetting | undefined,
  { typed, draws }: RoundFaces,
  live: Dice,
): RoundDice {
  const secret = recorder(recordedThen(draws, live));
  const drawn = () => drawsOf(secret.throws);
  if (isTyped(setting)) return { dice: splitDice(recordedDice(typed, 0, "typed"), secret), drawn };
  if (setting && "faces" in setting)
    return { dice: splitDice(recordedThen(setting.faces, live, "listed"), secret), drawn };
  return { dice: diceOf(setting, used(), live), drawn };
}

/** Whether people read real dice out for a match. */
export function isTyped(setting: DiceSetting | undefined): boolean {
  return setting !== undefined && "typed" in setting;
}

/** Dice of the table that go on after what has been read out of real ones for the round. */
export function diceHere({ typed, draws }: RoundFaces, live: Dice): RoundDice {
  const secret = recorder(recordedThen(draws, live));
  return { dice: splitDice(recordedThen(typed, live, "typed"), secret), drawn: () => drawsOf(secret.throws) };
}

/** The setting that is left when `used` more faces have been rolled in the open. */
export function settingAfter(setting: DiceSetting | undefined, used: number): DiceSetting | undefined {
  if (!setting || !("faces" in setting)) return setting;
  return setting.faces.length > used ? { faces: setting.faces.slice(used) } : undefined;
}

/** What is wrong with faces read from real dice; undefined when they fit the throw. */
export function typedProblem(request: ThrowRequest, faces: readonly number[]): Problem | undefined {
  if (faces.length !== request.dice.length) {
    return { code: "typed-count", values: { given: faces.length, wanted: request.dice.length } };
  }
  const wrong = request.dice.findIndex((kind, index) => !fits(faces[index], sidesOf(kind)));
  if (wrong < 0) return undefined;
  const kind = itemAt(request.dice, wrong);
  return { code: "dice-face", values: { face: faces[wrong] ?? null, die: kind } };
}

function fits(face: number | undefined, sides: number): boolean {
  return face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides;
}
