import { asides, isLegal, type LessonStep, ready } from "./common.ts";
import { phrase } from "./phrase.ts";
import { CHOICE, FOE, LINE } from "./points.ts";
import { ENEMY } from "./setup.ts";
import { initiative, shotMove } from "./telling.ts";

/** The line of fire, the last two MP, a target named. */
export const AIM: readonly LessonStep[] = [
  {
    id: "again",
    part: "3/move",
    when: ({ tried }) => tried > 0,
    say: (facts) => [phrase("step.again"), initiative(facts)],
    point: FOE,
  },
  {
    id: "line",
    part: "3/move",
    when: ({ tried }) => tried === 0,
    say: (facts) => [initiative(facts), phrase("step.line")],
    done: ({ looked }) => looked === ENEMY,
    point: FOE,
    open: { slip: false, pieces: true },
  },
  {
    id: "aim",
    part: "3/move",
    say: (facts) => [phrase("step.aim"), shotMove(facts)],
    done: isLegal,
    point: LINE,
    open: { drawer: "orders", pieces: false },
  },
  ready(3),
  {
    id: "declare",
    part: "3/fire",
    say: phrase("step.declare"),
    done: () => false,
    point: CHOICE,
    open: { drawer: "orders" },
  },
  ...asides(3),
];
