import type { Mistake } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

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
