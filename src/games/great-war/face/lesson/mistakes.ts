import { type Mistake, refused } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** Codes of refusals of which the instructor knows more to say. */
const KNOWN = [
  "move-grammar",
  "move-speed",
  "move-sum",
  "move-other-way",
  "move-too-many",
  "move-climb",
  "move-dive",
  "move-dive-first",
  "move-occupied",
];

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [
  refused(KNOWN),
  {
    id: "overdive",
    when: ({ overdive }) => overdive > 0,
    say: ({ overdive }) => phrase("mistake.overdive", { excess: overdive }),
  },
];
