import { GAMES } from "../src/games/index.ts";
import type { GameEntry } from "../src/games/registry.ts";

/**
 * The games that lack nothing of what docs/adding/game.md names, so that nothing of it is lost again. A new one comes to
 * them when it has all; until then it is asked for nothing that it has not.
 */
export const WHOLE_GAMES: readonly string[] = [
  "dogfight",
  "great-war",
  "down-in-flames",
  "battle-of-britain",
  "luftwaffe",
];

function isWhole({ meta }: GameEntry): boolean {
  return WHOLE_GAMES.includes(meta.id);
}

/** The games that have something which a game may lack, and those that must. */
export async function gamesWith(has: (entry: GameEntry) => unknown): Promise<readonly GameEntry[]> {
  const found = await Promise.all(GAMES.map(async (entry) => isWhole(entry) || (await has(entry))));
  return GAMES.filter((_, place) => found[place]);
}
