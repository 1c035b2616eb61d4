import { promptByPrompt } from "./prompt-by-prompt.ts";

/** Plays any legal answer, all equally fair. */
export const random = promptByPrompt("random", (game, prompt, view, own, dice) =>
  game.sample(prompt, view, own, dice),
);
