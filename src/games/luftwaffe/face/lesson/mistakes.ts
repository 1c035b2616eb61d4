import { type Mistake, refused } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** Codes of refusals of which the instructor knows more to say. */
const KNOWN = [
  "sheet-too-short",
  "no-entry",
  "no-target",
  "no-unit",
  "no-bomber",
  "too-far",
  "moved-already",
  "not-in-air",
  "entered-already",
  "no-escort",
  "not-over-target",
  "bomb-together",
  "withholds-too-many",
  "no-tanks",
  "bad-split",
  "bad-losses",
];

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [refused(KNOWN)];
