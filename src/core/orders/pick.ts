import type { Dice } from "../dice/dice.ts";
import { drawn } from "./choice.ts";

/** A number from 0 to below `below`, fairly. */
export type Pick = (below: number) => number;

/** Numbers by dice; none is thrown where there is nothing to choose. */
export function pickedBy(dice: Dice, by: string): Pick {
  return (below) => (below < 2 ? 0 : drawn(below, dice, by));
}
