import { type Dice, recordedDice, splitDice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";

/** Where shuffles and hidden draws of examples come from. */
export const SHUFFLES = seededDice("examples");

/** Dice that show the listed faces, while shuffles and hidden draws come from a seed; and how many faces have not fallen yet. */
export function countedDice(faces: readonly number[]): { readonly dice: Dice; readonly left: () => number } {
  let thrown = 0;
  const listed = recordedDice(faces);
  const open: Dice = {
    throw: (request) => {
      thrown += request.dice.length;
      return listed.throw(request);
    },
  };
  return { dice: splitDice(open, SHUFFLES), left: () => faces.length - thrown };
}
