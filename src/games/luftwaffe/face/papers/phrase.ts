import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/papers.ts";

/** Phrases of the papers. */
export const phrase = phraser<typeof words>();
