import { phraser } from "../../../../core/phrase.ts";
import { chapters } from "../../../../face/book/chapter.ts";
import type { words } from "../words/en/book.ts";

/** Phrases and chapters of the book. */
export const phrase = phraser<typeof words>();
export const chapter = chapters<typeof words>();
