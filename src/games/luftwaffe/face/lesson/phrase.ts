import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/lesson.ts";

/** Phrases of the lesson. */
export const phrase = phraser<typeof words>();
