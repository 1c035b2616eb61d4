import { type Dice, sidesOf } from "../core/dice.ts";
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
