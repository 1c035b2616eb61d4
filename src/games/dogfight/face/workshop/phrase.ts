import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/workshop.ts";

/** Phrases of the workshop. */
export const phrase = phraser<typeof words>();
