import { isLegal, type LessonStep, ready } from "./common.ts";
import { phrase } from "./phrase.ts";
import { LINE, OWN } from "./points.ts";
import { PUPIL } from "./setup.ts";

/** Straight on, and everybody flies at once. */
export const STRAIGHT: readonly LessonStep[] = [
  { id: "welcome", part: "1/order", say: phrase("step.welcome"), point: OWN },
  {
    id: "straight",
    part: "1/order",
    say: phrase("step.straight"),
    done: isLegal,
    point: LINE,
    open: { drawer: "orders" },
    tries: [{ label: phrase("step.straight.too-fast-5"), prompt: PUPIL, text: "5" }],
  },
  ready(1),
];
