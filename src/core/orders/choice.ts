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
