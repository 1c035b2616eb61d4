import type { Dice } from "../core/dice.ts";
import type { Answers, AnyGame, Prompt } from "../core/game.ts";

/** A computer player. It sees what its seat sees and the question, nothing else; chance comes from `dice`. */
export interface Bot {
  readonly id: string;
  answer(game: AnyGame, prompt: Prompt, view: unknown, own: Answers<unknown>, dice: Dice): unknown;
}
