import { outcome } from "../../../../face/lesson.ts";
import type { LessonStep } from "./common.ts";
import { phrase } from "./phrase.ts";
import { myShot } from "./telling.ts";

const LEARNED = phrase("step.learned");

/** What is said while everybody flies, and when the lesson is over. */
export const ENDS: readonly LessonStep[] = [
  { id: "watch", part: "watch", say: phrase("step.watch"), done: () => false },
  {
    id: "end",
    part: "end",
    say: (facts) => (facts.mine ? [myShot(facts), LEARNED] : LEARNED),
    done: () => false,
  },
  outcome("left", phrase("step.left"), LEARNED, phrase("step.fresh")),
  ...(["shot", "won"] as const).map((gone) =>
    outcome(gone, phrase(`step.${gone}`), LEARNED, phrase("step.relief")),
  ),
];
