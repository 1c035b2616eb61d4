import { type RoomText, roomWords } from "../room-words.ts";
import type { PrintWords } from "./words.en.ts";

export type PrintText = RoomText<PrintWords>;

/** Words of the print page in the language that the page speaks. */
export const usePrintWords = roomWords<PrintWords>("print");
