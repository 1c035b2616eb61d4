import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/sheets.ts";

/** Phrases of the record sheets. */
export const phrase = phraser<typeof words>();
