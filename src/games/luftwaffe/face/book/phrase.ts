import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/book.ts";

/** Phrases of the book. */
export const phrase = phraser<typeof words>();
