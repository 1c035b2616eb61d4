import type { Die } from "./die.ts";

/** Highest first roll of combat after which ammunition is checked (DIF-10.15, DIF-R49). */
export const CHECKED_UP_TO: Readonly<Record<Die, number>> = { d6: 1, d12: 2 };

/** Whether the first roll of an attack with the left-hand Hit Value calls for an ammunition check (DIF-10.15, DIF-R49). */
export function triggersCheck(firstRoll: number, die: Die): boolean {
  return firstRoll <= CHECKED_UP_TO[die];
}

/** Whether a D6 of an ammunition check says that some weapons have run dry: it shows no more than the attack's bursts (DIF-10.15). */
export function runsDry(roll: number, bursts: number): boolean {
  return roll <= bursts;
}
