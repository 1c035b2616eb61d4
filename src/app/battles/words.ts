import { roomWords } from "../room-words.ts";
import type { BattleWords } from "./words.en.ts";

/** Words of a campaign's battles on other tables, in the language that the page speaks. */
export const useBattleWords = roomWords<BattleWords>("battles");
