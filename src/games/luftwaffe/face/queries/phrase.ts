import { phraser } from "../../../../core/phrase.ts";
import type { words } from "../words/en/queries.ts";

/** Makes sentences of what is asked of a campaign. */
export const phrase = phraser<typeof words>();
