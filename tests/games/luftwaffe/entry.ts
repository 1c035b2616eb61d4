import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";

/** The campaign's line of the registry. */
export const luftwaffeEntry = findGame(GAMES, "luftwaffe") as GameEntry;
