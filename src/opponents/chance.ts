import { type Dice, type DieKind, sidesOf, type ThrowRequest } from "../core/dice/dice.ts";
import type { Answers, AnyAppraisedGame } from "../core/game.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Dice whose first faces are tried out one after the other; later ones fall as they like. */
const TRIED = 2;

/** A shuffle or a hidden draw has too many ends to go through them: it is always sampled. */
function isSecret({ secret }: ThrowRequest): boolean {
  return secret !== undefined;
}

/** Plays a prefix of faces, notes how many dice it was asked for and with how many sides, then rolls on. */
function scripted(faces: readonly number[], rest: Dice): Dice & { readonly sides: number[] } {
  const sides: number[] = [];
  return {
    sides,
    throw(request) {
      if (isSecret(request)) return rest.throw(request);
      return request.dice.map((kind) => {
        const at = sides.push(sidesOf(kind)) - 1;
        return faces[at] ?? rest.throw({ ...request, dice: [kind] })[0] ?? 1;
      });
    },
  };
}

/** Throws that are stratified before chance has its way: a game may wait for something else than the average. */
const STRATIFIED = 200;

/**
 * Stratified dice: two or more show middling faces together; single ones show one face after another, beginning with
 * another one each `time`, so that six times see every face of a d6.
 */
export function stratifiedDice(time: number, rest: Dice): Dice {
  let [throws, singles] = [0, time];
  return {
    throw(request) {
      const [only] = request.dice;
      if (!only || isSecret(request) || throws++ >= STRATIFIED) return rest.throw(request);
      if (request.dice.length === 1) return [(singles++ % sidesOf(only)) + 1];
      return request.dice.map((kind, place) => quantileFace(kind, MIDDLE, place % TRIED));
    },
  };
}

/** The middle, the lower and the upper part of what two dice show, and how often of 36 each comes. */
const QUANTILES = [1, 0, 2] as const;
const [MIDDLE] = QUANTILES;
const SHARES = [10, 16, 10] as const;
/** Sixths of a die's faces that two dice show in each: of d6 4, 7 and 10, nearly as far apart as two really fall. */
const SIXTHS = [
  [1, 3],
  [3, 4],
  [6, 4],
] as const;

/** A face from the lower (0), middle (1) or upper (2) part, as the first or second of a pair. */
function quantileFace(kind: DieKind, quantile: number, place: number): number {
  return Math.ceil((sidesOf(kind) * (SIXTHS[quantile]?.[place] ?? 3)) / 6);
}

/** The first two dice from one part of what they may show; notes whether there were any. */
function quantileDice(quantile: number, rest: Dice): Dice & { thrown: number } {
  const tray = {
    thrown: 0,
    throw: (request: ThrowRequest) => {
      if (isSecret(request)) return rest.throw(request);
      return request.dice.map((kind) => {
        const at = tray.thrown++;
        if (at < TRIED) return quantileFace(kind, quantile, at);
        return rest.throw({ ...request, dice: [kind] })[0] ?? 1;
      });
    },
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
  game: AnyAppraisedGame,
  state: unknown,
  answers: Answers<unknown>,
  budget: SearchBudget,
  freshDice: () => Dice,
): readonly Branch[] {
  const found: Branch[] = [];
  for (const quantile of QUANTILES) {
    const tray = quantileDice(quantile, freshDice());
    const { state: next } = game.resolve(state, answers, tray);
    budget.spend();
    if (tray.thrown === 0) return [{ state: next, share: 1 }];
    found.push({ state: next, share: (SHARES[quantile] ?? 0) / 36 });
  }
  return found;
}

/**
 * What a round is worth on average over the dice: the first two dice are gone through face by face, any after them
 * are rolled.
 */
export function onAverage(
  game: AnyAppraisedGame,
  state: unknown,
  answers: Answers<unknown>,
  worth: (state: unknown) => number,
  budget: SearchBudget,
  dice: Dice,
  faces: readonly number[] = [],
): number {
  const tray = scripted(faces, dice);
  const { state: next } = game.resolve(state, answers, tray);
  const open = faces.length < TRIED ? tray.sides[faces.length] : undefined;
  if (open === undefined) {
    budget.spend();
    return worth(next);
  }
  let sum = 0;
  for (let face = 1; face <= open; face++) {
    sum += onAverage(game, state, answers, worth, budget, dice, [...faces, face]);
  }
  return sum / open;
}
