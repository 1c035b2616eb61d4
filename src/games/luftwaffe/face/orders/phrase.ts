import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/orders.ts";

/** Phrases of questions and of what may be answered, of the strip and of the list of formations. */
export const phrase = phraser<typeof words>();
