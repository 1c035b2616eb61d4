import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/form.ts";

/** Phrases of the forms. */
export const phrase = phraser<typeof words>();
