import { roomWords } from "../../room-words.ts";
import type { GameWords } from "./words.en.ts";

/** Words of a game's own page, in the language that the page speaks. */
export const useGamePageWords = roomWords<GameWords>("pages/game");
