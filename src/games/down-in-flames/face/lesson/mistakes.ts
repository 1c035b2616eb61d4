import type { Mistake } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

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
] as const;

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [
  {
    id: "refused",
    when: ({ state }) => state === "wrong",
    say: ({ problems: [problem] }) =>
      phrase(`mistake.${KNOWN.find((code) => code === problem?.code) ?? "other"}`),
  },
];
