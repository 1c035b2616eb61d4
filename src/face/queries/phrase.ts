import { phraser } from "../../core/phrase.ts";
import type { words } from "./words.en.ts";

/** Makes the sentences of the house's questions. */
export const phrase = phraser<typeof words>();
