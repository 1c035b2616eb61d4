import type { Dice } from "../dice/dice.ts";
import { itemAt } from "../item-at.ts";

/** What dice are thrown for that choose something. */
export const CHOICE = { key: "throw.choice", values: {} };

/** A number from 0 to below `below`, by a die of as many faces. */
export function drawn(below: number, dice: Dice, by: string): number {
  const [face = 1] = dice.throw({ dice: [`d${below}`], by, why: CHOICE });
  return face - 1;
}

/** A fair one of a list. */
export function fairOf<Item>(items: readonly Item[], dice: Dice, by: string): Item {
  return itemAt(items, drawn(items.length, dice, by));
}

/** Draws a number from 0 to below `below`, fairly. */
export type Pick = (below: number) => number;

/** Numbers by dice; none is thrown where there is nothing to choose. */
export function pickedBy(dice: Dice, by: string): Pick {
  return (below) => (below < 2 ? 0 : drawn(below, dice, by));
}
