import { phraser } from "../../../src/core/phrase.ts";
import type { words } from "./words/en/table.ts";

/** Phrases of the table. */
export const phrase = phraser<typeof words>();
