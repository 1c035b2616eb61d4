import type { Dice } from "../dice/dice.ts";
import { itemAt } from "../item-at.ts";

/** What dice are thrown for that choose something. */
export const CHOICE = { key: "throw.choice", values: {} };

/** Where more sides would be needed than a die can have, two dice are thrown. */
const LARGEST_DIE = 0x8000_0000;
const LOW_SIDES = 0x100_0000;
/** Larger counts are rounded. */
const EXACT = 0x10_0000_0000_0000;

/** A fair whole number from 0 to below `below`, by a die of as many faces; beyond 2^52 neither the count nor the draw is exact. */
export function drawn(below: number, dice: Dice, by: string): number {
  if (below > EXACT) return drawn(EXACT, dice, by) * (below / EXACT);
  if (below <= LARGEST_DIE) {
    const [face = 1] = dice.throw({ dice: [`d${below}`], by, why: CHOICE });
    return face - 1;
  }
  const high = Math.ceil(below / LOW_SIDES);
  for (;;) {
    const [above = 1, under = 1] = dice.throw({ dice: [`d${high}`, `d${LOW_SIDES}`], by, why: CHOICE });
    const number = (above - 1) * LOW_SIDES + under - 1;
    if (number < below) return number;
  }
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
