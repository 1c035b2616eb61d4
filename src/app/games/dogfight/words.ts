import { type RoomText, roomWords } from "../../room-words.ts";
import type { PanelWords } from "./words.en.ts";

/** The text of a key of the panel; the figures it needs are known to the compiler. */
export type PanelText = RoomText<PanelWords>;

/** The panel's words in the language that the page speaks. */
export const usePanelWords = roomWords<PanelWords>("games/dogfight");
