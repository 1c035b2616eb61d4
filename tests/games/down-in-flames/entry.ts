import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";

/** The card dogfight as the registry has it. */
export const downInFlamesEntry = findGame(GAMES, "down-in-flames") as GameEntry;
