import { type Mistake, refused } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** Codes of refusals of which the instructor knows more to say. */
const KNOWN = [
  "no-card",
  "no-figures",
  "not-held",
  "no-answer",
  "no-attack",
  "no-target",
  "bursts",
  "barred",
  "other-level",
  "minimum-hand",
  "no-climb",
];

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [refused(KNOWN)];
