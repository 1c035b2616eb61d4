import { asides, isLegal, type LessonStep, ready } from "./common.ts";
import { phrase } from "./phrase.ts";
import { LINE, OWN, STRIP } from "./points.ts";
import { PUPIL } from "./setup.ts";
import { initiative } from "./telling.ts";

/** Who moves first, and straight on. */
export const STRAIGHT: readonly LessonStep[] = [
  { id: "welcome", part: "1/move", say: phrase("step.welcome"), point: OWN },
  {
    id: "order",
    part: "1/move",
    say: (facts) => [phrase("step.order"), initiative(facts), phrase("step.order-2")],
    point: STRIP,
  },
  {
    id: "straight",
    part: "1/move",
    say: phrase("step.straight"),
    done: isLegal,
    point: LINE,
    open: { drawer: "orders" },
    tries: [
      { label: phrase("step.straight.too-fast-12"), prompt: PUPIL, text: "12: F12" },
      { label: phrase("step.straight.doesn-t-come"), prompt: PUPIL, text: "8: F9" },
    ],
  },
  ready(1),
  ...asides(1),
];
