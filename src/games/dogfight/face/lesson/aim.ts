import { isLegal, type LessonStep, ready } from "./common.ts";
import { phrase } from "./phrase.ts";
import { FOE, LINE, SHOT, SLIP } from "./points.ts";
import { ENEMY, PUPIL, PUPIL_SEAT } from "./setup.ts";
import { initiative, suggestion, whereabouts } from "./telling.ts";

/** An enemy in the fan, how far he is, and a first shot. */
export const AIM: readonly LessonStep[] = [
  {
    id: "again",
    part: "3/order",
    when: ({ tried }) => tried > 0,
    say: (facts) => [phrase("step.again"), whereabouts(facts)],
    point: FOE,
  },
  {
    id: "badge",
    part: "3/order",
    when: ({ tried }) => tried === 0,
    say: (facts) => [phrase("step.badge"), whereabouts(facts)],
    done: ({ looked }) => looked === ENEMY,
    point: FOE,
    open: { slip: false, pieces: true },
  },
  {
    id: "aim",
    part: "3/order",
    say: (facts) => [phrase("step.aim"), suggestion(facts)],
    done: isLegal,
    point: LINE,
    open: { drawer: "orders", pieces: false },
    tries: [{ label: phrase("step.aim.too-tight-lll"), prompt: PUPIL, text: "LLL" }],
  },
  ready(3),
  {
    id: "first-initiative",
    part: "3/fire",
    say: (facts) => [phrase("step.first-initiative"), initiative(facts)],
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "first-shot",
    part: "3/fire",
    say: ({ enemy }) => phrase("step.first-shot", { need: enemy?.need ?? 3 }),
    done: () => false,
    point: SHOT,
    open: { drawer: "orders", slip: false },
    tries: [{ label: phrase("step.first-shot.r1-rear-b1"), prompt: PUPIL_SEAT, text: "R1 rear B1" }],
  },
];
