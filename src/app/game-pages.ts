import type { GamePage } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import { findGame } from "../games/registry.ts";

/** Whether a game is known and has a page. */
export function hasPage(game: string, page: GamePage): boolean {
  return findGame(GAMES, game)?.meta.pages?.includes(page) ?? false;
}
