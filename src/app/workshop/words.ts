import { type RoomText, roomWords } from "../room-words.ts";
import type { WorkshopWords } from "./words.en.ts";

/** The text of a key of the workshop; the figures it needs are known to the compiler. */
export type WorkshopText = RoomText<WorkshopWords>;

/** The workshop's words in the language that the page speaks. */
export const useWorkshopWords = roomWords<WorkshopWords>("workshop");
