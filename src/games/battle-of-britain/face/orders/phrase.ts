import { phraser } from "../../../../core/phrase.ts";
import type { words as formations } from "../words/en/formations.ts";
import type { words } from "../words/en/orders.ts";

/** Phrases of questions, of what may be answered and of what that would bring; of the list of formations too. */
export const phrase = phraser<typeof words & typeof formations>();
