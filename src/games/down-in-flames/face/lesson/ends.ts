import { outcome } from "../../../../face/lesson.ts";
import type { LessonStep } from "./common.ts";
import { phrase } from "./phrase.ts";
import { myShot, theirShot } from "./telling.ts";

const LEARNED = phrase("step.learned");

/** What is said while cards are played, and when the lesson is over. */
export const ENDS: readonly LessonStep[] = [
  { id: "watch", part: "watch", say: phrase("step.watch"), done: () => false },
  { id: "end", part: "end", say: (facts) => [myShot(facts), theirShot(facts), LEARNED], done: () => false },
  ...(["left", "late"] as const).map((gone) =>
    outcome(gone, phrase(`step.${gone}`), LEARNED, phrase("step.fresh")),
  ),
  ...(["lost", "won"] as const).map((gone) =>
    outcome(gone, phrase(`step.${gone}`), LEARNED, phrase("step.relief")),
  ),
];
