import { type Dice, secureDice } from "../../core/dice/dice.ts";

/** Live dice of this device: secure random. */
export function liveDice(): Dice {
  return secureDice((words) => crypto.getRandomValues(words as Uint32Array<ArrayBuffer>));
}
