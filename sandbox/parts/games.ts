import { GAMES } from "../../src/games/index.ts";
import type { FaceState } from "../part.ts";

/** A recorded match of each game that is short and has something of all. */
const MATCHES: Readonly<Record<string, string>> = {
  dogfight: "duel",
  "great-war": "great-war-duel",
  "down-in-flames": "cards-kent",
  "battle-of-britain": "britain-raid",
  luftwaffe: "reich-basic",
};

/** A state for each game of the house, by its id. */
export function ofEachGame(
  state: (game: string, match: string) => FaceState,
): Readonly<Record<string, FaceState>> {
  return Object.fromEntries(GAMES.map(({ meta: { id } }) => [id, state(id, MATCHES[id] ?? "")]));
}
