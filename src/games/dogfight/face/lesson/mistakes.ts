import { type Mistake, refused } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** Codes of refusals of which the instructor knows more to say. */
const KNOWN = [
  "E1",
  "E2",
  "E3",
  "E4",
  "E5",
  "E6",
  "E7",
  "E8",
  "E9",
  "fire-no-weapon",
  "fire-out-of-arc",
  "fire-out-of-range",
];

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [refused(KNOWN)];
