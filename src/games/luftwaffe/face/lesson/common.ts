import { asker } from "../../../../face/lesson/ask.ts";
import type { Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** A step of the raid's lesson. */
export type LessonStep = Step<LessonFacts>;
export type LessonTurn = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Turns of the lesson that are turns of the raid; the first one is its plan. */
export const RAID_TURNS: readonly LessonTurn[] = [2, 3, 4, 5, 6, 7];

/** What is said to a question until it is answered, with a hint. */
export const ask = asker<LessonFacts>((values) => phrase("told.hint", values));
