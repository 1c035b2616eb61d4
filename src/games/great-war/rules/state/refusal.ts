import { objecting } from "../../../../core/orders/spelled-answers.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** What speaks against an answer, with the stretch of the text that it is about. */
export const refuse = objecting<ProblemPhrases>();
