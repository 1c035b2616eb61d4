import { seededChoices } from "../../core/dice/random.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import type { Thought, ThoughtRequest } from "../context/computer-players.ts";

/** Lets the computer player answer its seat's prompts. Throws when the game or the player is not to be had. */
export async function think(request: ThoughtRequest, onProgress: (spent: number) => void): Promise<Thought> {
  const { seats, view, prompts, opens, seed } = request;
  const entry = findGame(GAMES, request.game);
  const opponent = await findOpponent(request.opponent)?.load();
  if (!entry || !opponent) throw new Error(`nobody can play ${request.game} as ${request.opponent}`);
  const game = await entry.load();
  const budget = { nodes: opponent.nodes, onProgress };
  const decision = opponent.answer({ game, seats, view, prompts, opens }, budget, seededChoices(seed));
  return { answers: [...decision.answers], considered: decision.considered };
}
