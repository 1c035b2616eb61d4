import { asides, isLegal, type LessonStep, ready, result } from "./common.ts";
import { phrase } from "./phrase.ts";
import { LINE } from "./points.ts";
import { initiative, quietMove, shotMove } from "./telling.ts";

/** A tail, a jam, and an observer who fires back. */
export const PRESS: readonly LessonStep[] = [
  result(4),
  {
    id: "tailing",
    part: "4/move",
    when: ({ tail }) => tail !== undefined,
    say: (facts) => [
      phrase(facts.tail?.success ? "step.tailing" : "step.tailing-lost", { roll: facts.tail?.roll ?? 0 }),
      initiative(facts),
    ],
  },
  { id: "blind", part: "4/move", say: phrase("step.blind") },
  {
    id: "quiet",
    part: "4/move",
    when: ({ jammed }) => jammed,
    say: (facts) => [phrase("step.quiet"), quietMove(facts)],
    done: isLegal,
    point: LINE,
    open: { drawer: "orders", slip: false },
  },
  {
    id: "press",
    part: "4/move",
    when: ({ jammed }) => !jammed,
    say: (facts) => [phrase("step.press"), shotMove(facts)],
    done: isLegal,
    point: LINE,
    open: { drawer: "orders", slip: false },
  },
  ready(4),
  ...asides(4),
];
