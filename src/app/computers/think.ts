import { recordedDice } from "../../core/dice.ts";
import { openFile } from "../../core/file.ts";
import { now } from "../../core/match.ts";
import { seededChoices } from "../../core/random.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import type { Question, Thought } from "./question.ts";

/**
 * Folds the match and lets the computer player answer its seat's prompts: it is handed nothing but what its seat
 * sees. Throws when the game, the player or the match is not to be had.
 */
export async function think(question: Question, onProgress: (spent: number) => void): Promise<Thought> {
  const { file, seat, seed } = question;
  const entry = findGame(GAMES, file.game);
  const opponent = await findOpponent(question.opponent)?.load();
  if (!entry || !opponent) throw new Error(`nobody can play ${file.game} as ${question.opponent}`);
  const game = await entry.load();
  const opened = openFile(game, file, recordedDice([]));
  if (!opened.ok) throw new Error(`the match does not fold: ${JSON.stringify(opened.error)}`);
  const { state, prompts } = now(opened.value.match);
  const own = prompts.filter((prompt) => prompt.seat === seat);
  const budget = { nodes: opponent.nodes, onProgress };
  const decision = opponent.answer(game, game.view(state, seat), own, budget, seededChoices(seed));
  return { answers: [...decision.answers], considered: decision.considered };
}
