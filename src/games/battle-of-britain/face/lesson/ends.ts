import type { LessonStep } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { bombs, fought } from "./telling.ts";

const LEARNED = phrase("step.learned");

/** The end of the raid: what the bombs did, how it is judged, and what has been learned. */
function over(gone: "won" | "lost"): LessonStep {
  return {
    id: gone,
    part: "over",
    when: (facts) => facts.gone === gone,
    say: (facts: LessonFacts) => [
      fought(facts),
      bombs(facts),
      phrase(`step.${gone}`, { british: facts.losses[0], german: facts.losses[1] }),
      facts.next === undefined ? LEARNED : phrase("step.fresh"),
    ],
    done: () => false,
  };
}

/** What is said while the raid moves, and when it is over. */
export const ENDS: readonly LessonStep[] = [
  { id: "watch", part: "watch", say: phrase("step.watch"), done: () => false },
  { id: "end", part: "end", say: (facts) => [fought(facts), LEARNED], done: () => false },
  over("won"),
  over("lost"),
];
