import type { Dice } from "../core/dice.ts";
import type { PromptId, SeatId } from "../core/game.ts";
import { type AnswerTexts, type Match, now } from "../core/match.ts";
import type { Bot } from "./bot.ts";

/** What the bots of a table answer to every open prompt, as texts; each sees only its own seat's view. */
export function answersOf(match: Match, botOf: (seat: SeatId) => Bot, choices: Dice): AnswerTexts {
  const { game } = match;
  const { state, prompts } = now(match);
  const texts = new Map<PromptId, string>();
  const desks = new Map<SeatId, { view: unknown; own: Map<PromptId, unknown> }>();
  for (const prompt of prompts) {
    const desk = desks.get(prompt.seat) ?? { view: game.view(state, prompt.seat), own: new Map() };
    desks.set(prompt.seat, desk);
    const order = botOf(prompt.seat).answer(game, prompt, desk.view, desk.own, choices);
    desk.own.set(prompt.id, order);
    texts.set(prompt.id, game.print(order));
  }
  return texts;
}
