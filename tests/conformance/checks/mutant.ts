import type { Dice } from "../../../src/core/dice/dice.ts";

const LETTERS = "0123456789LRlr+-: ,ABabdefnorstu\u00e9\u2033\ud83d";

/** A number from 0 to `below` - 1. */
export function pick(dice: Dice, below: number): number {
  const why = { key: "pick", values: {} };
  return (dice.throw({ dice: [`d${below}`], by: "table", why })[0] ?? 1) - 1;
}

/** A text one to three small slips away from another. */
export function mutant(text: string, dice: Dice): string {
  let made = text;
  for (let slips = pick(dice, 3) + 1; slips > 0; slips--) {
    const at = pick(dice, made.length + 1);
    const letter = LETTERS[pick(dice, LETTERS.length)] as string;
    const kept = pick(dice, 3);
    made = made.slice(0, at) + (kept === 0 ? "" : letter) + made.slice(kept === 1 ? at : at + 1);
  }
  return made;
}
