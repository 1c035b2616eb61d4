import type { Mistake } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

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
] as const;

/** What may go wrong with a line, and what the instructor says to it: the first problem is explained. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [
  {
    id: "refused",
    when: ({ state }) => state === "wrong",
    say: ({ problems: [first] }) =>
      phrase(`mistake.${KNOWN.find((code) => code === first?.code) ?? "other"}`),
  },
];
