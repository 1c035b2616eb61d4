import { isLegal, type LessonStep, ready, result } from "./common.ts";
import { phrase } from "./phrase.ts";
import { OWN, SHOT } from "./points.ts";
import { initiative } from "./telling.ts";

/** A turn of one's own. */
export const ALONE: readonly LessonStep[] = [
  result(5),
  {
    id: "envelope",
    part: "5/order",
    say: phrase("step.envelope"),
    done: isLegal,
    point: OWN,
    open: { drawer: "orders", slip: false },
  },
  ready(5),
  {
    id: "last-shot",
    part: "5/fire",
    say: (facts) => [initiative(facts), phrase("step.last-shot")],
    done: () => false,
    point: SHOT,
    open: { drawer: "orders" },
  },
];
