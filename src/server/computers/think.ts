import { seededChoices } from "../../core/dice/random.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import type { Answered, ComputerQuestion } from "./players.ts";

/** Lets a computer player answer, with the nodes that it may spend. Rejects when the game or the player is not to be had. */
export async function think(games: readonly GameEntry[], question: ComputerQuestion): Promise<Answered> {
  const { seats, view, prompts, opens, seed } = question;
  const opponent = await findOpponent(question.opponent)?.load();
  const game = await findGame(games, question.game)?.load();
  if (!game || !opponent) throw new Error(`nobody can play ${question.game} as ${question.opponent}`);
  const request = { game, seats, view, prompts, opens };
  const { answers } = opponent.answer(request, { nodes: opponent.nodes }, seededChoices(seed));
  return [...answers];
}
