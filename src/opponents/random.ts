import type { Bot } from "./bot.ts";

/** Plays any legal answer, all equally fair. */
export const random: Bot = {
  id: "random",
  answer: (game, prompt, view, own, dice) => game.sample(prompt, view, own, dice),
};
