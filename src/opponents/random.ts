import { oneByOne } from "./onebyone.ts";

/** Plays any legal answer, all equally fair. */
export const random = oneByOne("random", (game, prompt, view, own, dice) =>
  game.sample(prompt, view, own, dice),
);
