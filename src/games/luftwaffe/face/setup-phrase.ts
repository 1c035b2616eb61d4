import { phraser } from "../../../core/phrase.ts";
import type { words } from "./words/en/setup.ts";

/** A text of the set-up page. */
export const phrase = phraser<typeof words>();
