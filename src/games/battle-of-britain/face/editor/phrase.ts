import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/editor.ts";

/** Phrases of the set-up editor. */
export const phrase = phraser<typeof words>();
