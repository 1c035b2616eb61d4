import { asides, isLegal, type LessonStep, ready, result } from "./common.ts";
import { phrase } from "./phrase.ts";
import { OWN } from "./points.ts";
import { initiative, shotMove } from "./telling.ts";

/** A turn of one's own. */
export const ALONE: readonly LessonStep[] = [
  result(5),
  {
    id: "own",
    part: "5/move",
    say: (facts) => [
      initiative(facts),
      phrase("step.own"),
      facts.jammed ? phrase("step.own-2") : shotMove(facts),
    ],
    done: isLegal,
    point: OWN,
    open: { drawer: "orders", slip: false },
  },
  ready(5),
  ...asides(5),
];
