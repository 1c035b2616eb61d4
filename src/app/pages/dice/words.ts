import { type RoomText, roomWords } from "../../room-words.ts";
import type { DiceWords } from "./words.en.ts";

export type DiceText = RoomText<DiceWords>;

/** Words of the page of dice in the language that the page speaks. */
export const useDiceWords = roomWords<DiceWords>("pages/dice");
