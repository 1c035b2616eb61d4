import { type Dice, type DieKind, sidesOf, type ThrowRequest } from "../core/dice.ts";
import type { Answers, AnyGame } from "../core/game.ts";
import type { Meter } from "./meter.ts";

/** Dice whose first faces are tried out one after the other; later ones fall as they like. */
const TRIED = 2;

/** Plays a prefix of faces, notes how many dice it was asked for and with how many sides, then rolls on. */
function trial(faces: readonly number[], rest: Dice): Dice & { readonly sides: number[] } {
  const sides: number[] = [];
  return {
    sides,
    throw(request) {
      return request.dice.map((kind) => {
        const at = sides.push(sidesOf(kind)) - 1;
        return faces[at] ?? rest.throw({ ...request, dice: [kind] })[0] ?? 1;
      });
    },
  };
}

/** Throws of even luck before chance has its way: a game may wait for something else than the average. */
const EVEN = 200;

/**
 * Dice of which two or more show middling faces together; single ones show one face after another, beginning with
 * another one each `time`, so that six times see every face of a d6.
 */
export function evenDice(time: number, rest: Dice): Dice {
  let [throws, singles] = [0, time];
  return {
    throw(request) {
      const [only] = request.dice;
      if (!only || throws++ >= EVEN) return rest.throw(request);
      if (request.dice.length === 1) return [(singles++ % sidesOf(only)) + 1];
      return request.dice.map((kind, place) => faceOf(kind, 1, place % TRIED));
    },
  };
}

/** Low, middling and high luck, and how often of 36. */
const LUCK = [1, 0, 2] as const;
const SHARES = [10, 16, 10] as const;
/** Sixths of a die's faces that two dice show with each luck: of d6 4, 7 and 10, nearly as far apart as two really fall. */
const SIXTHS = [
  [1, 3],
  [3, 4],
  [6, 4],
] as const;

/** A face of low (0), middling (1) or high (2) luck, as the first or second of a pair. */
function faceOf(kind: DieKind, luck: number, place: number): number {
  return Math.ceil((sidesOf(kind) * (SIXTHS[luck]?.[place] ?? 3)) / 6);
}

/** The first two dice with low, middling or high luck; notes whether there were any. */
function lucky(luck: number, rest: Dice): Dice & { thrown: number } {
  const tray = {
    thrown: 0,
    throw: (request: ThrowRequest) =>
      request.dice.map((kind) => {
        const at = tray.thrown++;
        if (at < TRIED) return faceOf(kind, luck, at);
        return rest.throw({ ...request, dice: [kind] })[0] ?? 1;
      }),
  };
  return tray;
}

/** A state to which a round may lead, and how likely. */
interface Branch {
  readonly state: unknown;
  readonly share: number;
}

/**
 * Where a round leads: one state when no dice are thrown, else three in which the first two dice fell low, middling
 * and high. A sketch of `onAverage` for rounds that are looked at by the hundred.
 */
export function branches(
  game: AnyGame,
  state: unknown,
  answers: Answers<unknown>,
  meter: Meter,
  luck: () => Dice,
): readonly Branch[] {
  const found: Branch[] = [];
  for (const how of LUCK) {
    const tray = lucky(how, luck());
    const { state: next } = game.resolve(state, answers, tray);
    meter.spend();
    if (tray.thrown === 0) return [{ state: next, share: 1 }];
    found.push({ state: next, share: (SHARES[how] ?? 0) / 36 });
  }
  return found;
}

/**
 * What a round is worth on average over the dice: the first two dice are gone through face by face, any after them
 * are rolled.
 */
export function onAverage(
  game: AnyGame,
  state: unknown,
  answers: Answers<unknown>,
  worth: (state: unknown) => number,
  meter: Meter,
  dice: Dice,
  faces: readonly number[] = [],
): number {
  const tray = trial(faces, dice);
  const { state: next } = game.resolve(state, answers, tray);
  const open = faces.length < TRIED ? tray.sides[faces.length] : undefined;
  if (open === undefined) {
    meter.spend();
    return worth(next);
  }
  let sum = 0;
  for (let face = 1; face <= open; face++) {
    sum += onAverage(game, state, answers, worth, meter, dice, [...faces, face]);
  }
  return sum / open;
}
