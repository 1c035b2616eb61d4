import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, PromptId, SeatId } from "../core/game.ts";
import type { AnswerTexts } from "../core/match/entry.ts";
import { type Match, now } from "../core/match/match.ts";
import type { Opponent } from "./opponent.ts";

/**
 * What the opponents of a match of a game answer to every open prompt, as texts; each sees only its own seat's view.
 */
export function answersOf(
  game: AnyAppraisedGame,
  match: Match,
  playerOf: (seat: SeatId) => Opponent,
  choices: Dice,
): AnswerTexts {
  const { seats, entries } = match;
  const opens = entries.length === 0;
  const { state, prompts } = now(match);
  const texts = new Map<PromptId, string>();
  for (const { id, seat } of prompts) {
    if (texts.has(id)) continue;
    const player = playerOf(seat);
    const own = prompts.filter((prompt) => prompt.seat === seat);
    const request = { game, seats, view: game.view(state, seat), prompts: own, opens };
    const { answers } = player.answer(request, player, choices);
    for (const [prompt, text] of answers) texts.set(prompt, text);
  }
  return texts;
}
