import type { Dice } from "../core/dice/dice.ts";
import type { Answers, AnyAppraisedGame, Prompt, PromptId } from "../core/game.ts";
import type { Opponent } from "./opponent.ts";

/** Chooses an answer to one prompt, knowing what the seat has answered before it. */
export type Choice = (
  game: AnyAppraisedGame,
  prompt: Prompt,
  view: unknown,
  own: Answers<unknown>,
  dice: Dice,
) => unknown;

/** An opponent that takes its prompts one after the other and looks no further. */
export function promptByPrompt(id: string, choose: Choice): Opponent {
  return {
    id,
    nodes: 0,
    answer({ game, view, prompts }, _allowed, dice) {
      const own = new Map<PromptId, unknown>();
      const answers = new Map<PromptId, string>();
      for (const prompt of prompts) {
        const order = choose(game, prompt, view, own, dice);
        own.set(prompt.id, order);
        answers.set(prompt.id, game.print(order));
      }
      return { answers, considered: [], nodes: 0 };
    },
  };
}
