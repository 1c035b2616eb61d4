import { asker } from "../../../../face/lesson/ask.ts";
import type { Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** A step of the raid's lesson. */
export type LessonStep = Step<LessonFacts>;
export type LessonTurn = 1 | 2 | 3;
/** Tally Hos that the lesson has words for. */
export const TURNS: readonly LessonTurn[] = [1, 2, 3];

/** What is said to a question until it is answered, with a hint. */
export const ask = asker<LessonFacts>((values) => phrase("told.hint", values));
