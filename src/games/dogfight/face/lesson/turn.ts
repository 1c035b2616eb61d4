import { isLegal, type LessonStep, ready } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { LINE, PAD, SLIP } from "./points.ts";
import { PUPIL } from "./setup.ts";

const turns = ({ draft }: LessonFacts) => /[LR]/.test(draft);

/** A turn of the nose, and what the fan shows. */
export const TURN: readonly LessonStep[] = [
  { id: "opened", part: "2/order", say: phrase("step.opened"), point: SLIP, open: { slip: true } },
  {
    id: "turn",
    part: "2/order",
    say: phrase("step.turn"),
    done: (facts) => isLegal(facts) && turns(facts),
    point: PAD,
    focus: LINE,
    open: { drawer: "orders", slip: false },
    tries: [
      { label: phrase("step.turn.turn-twice-lr1"), prompt: PUPIL, text: "LR1" },
      { label: phrase("step.turn.too-much-3l1"), prompt: PUPIL, text: "3L1" },
    ],
  },
  { id: "arcs", part: "2/order", say: phrase("step.arcs"), needs: isLegal },
  ready(2),
];
