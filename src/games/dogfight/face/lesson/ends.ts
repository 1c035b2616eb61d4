import type { LessonStep } from "./common.ts";
import { phrase } from "./phrase.ts";
import { myShot } from "./telling.ts";

const LEARNED = phrase("step.learned");

/** What is said while everybody flies, and when the lesson is over. */
export const ENDS: readonly LessonStep[] = [
  {
    id: "watch",
    part: "watch",
    say: phrase("step.watch"),
    done: () => false,
  },
  {
    id: "end",
    part: "end",
    say: (facts) => (facts.mine ? [myShot(facts), LEARNED] : LEARNED),
    done: () => false,
  },
  {
    id: "left",
    part: "over",
    when: ({ gone }) => gone === "left",
    say: [phrase("step.left"), LEARNED],
    done: () => false,
  },
  {
    id: "shot",
    part: "over",
    when: ({ gone }) => gone === "shot",
    say: [phrase("step.shot"), LEARNED],
    done: () => false,
  },
  {
    id: "won",
    part: "over",
    when: ({ gone }) => gone === "won",
    say: [phrase("step.won"), LEARNED],
    done: () => false,
  },
];
