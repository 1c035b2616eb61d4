import type { LessonStep } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

const LEARNED = phrase("step.learned");

/** The end of the raid: how it is judged, and what has been learned. */
function over(gone: "won" | "lost"): LessonStep {
  return {
    id: gone,
    part: "over",
    when: (facts) => facts.gone === gone,
    say: ({ result, next }: LessonFacts) => [
      result
        ? phrase(`step.${gone}`, {
            named: result.named,
            bombed: result.bombed,
            bombers: result.bombers,
            lost: result.lost,
          })
        : [],
      next === undefined ? LEARNED : phrase("step.fresh"),
    ],
    done: () => false,
  };
}

/** What is said while the raid moves, and when it is over. */
export const ENDS: readonly LessonStep[] = [
  { id: "watch", part: "watch", say: phrase("step.watch"), done: () => false },
  { id: "end", part: "end", say: LEARNED, done: () => false },
  over("won"),
  over("lost"),
];
