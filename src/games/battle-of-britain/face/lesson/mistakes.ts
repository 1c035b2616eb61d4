import { type Mistake, refused } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** Codes of refusals of which the instructor knows more to say. */
const KNOWN = [
  "no-formation",
  "off-map",
  "not-ready",
  "not-next",
  "closed",
  "out-of-reach",
  "wing-used",
  "cannot-fight",
  "not-met",
  "hits",
  "no-gruppe",
  "wrong-list",
];

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [refused(KNOWN)];
