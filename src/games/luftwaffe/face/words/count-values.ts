import type { DiceKind } from "../counts/dice.ts";
import type { Cause } from "../counts/losses.ts";

/** Values of the statistics that words tell by name. */
export type DiceWord = DiceKind;
export type CauseWord = Cause;
