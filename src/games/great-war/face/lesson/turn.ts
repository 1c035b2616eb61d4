import { asides, isLegal, type LessonStep, ready } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { HEIGHT, LINE, METER, SLIP, STEPS } from "./points.ts";
import { PUPIL } from "./setup.ts";
import { initiative } from "./telling.ts";

const turns = ({ draft }: LessonFacts) => /[LR]/i.test(draft.replace(/[a-z]+-[a-z]+/gi, ""));
const dives = ({ draft }: LessonFacts) => /-\d+\s*$/.test(draft);

/** A turn with its price, and a dive. */
export const TURN: readonly LessonStep[] = [
  {
    id: "moved",
    part: "2/move",
    say: (facts) => [phrase("step.moved"), initiative(facts)],
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "turn",
    part: "2/move",
    say: phrase("step.turn"),
    done: (facts) => isLegal(facts) && turns(facts),
    point: STEPS,
    focus: LINE,
    open: { drawer: "orders", slip: false },
    tries: [
      { label: phrase("step.turn.both-ways-f6"), prompt: PUPIL, text: "8: F6 L R" },
      { label: phrase("step.turn.forgot-the-price"), prompt: PUPIL, text: "8: F2 L F6" },
    ],
  },
  {
    id: "dive",
    part: "2/move",
    say: phrase("step.dive"),
    needs: (facts) => isLegal(facts) && turns(facts),
    done: (facts) => isLegal(facts) && dives(facts) && facts.overdive === 0,
    point: HEIGHT,
    focus: LINE,
    tries: [{ label: phrase("step.dive.too-steep-400"), prompt: PUPIL, text: "8: F2 L F3 R F -400" }],
  },
  { id: "meter", part: "2/move", say: phrase("step.meter"), needs: isLegal, point: METER },
  ready(2),
  ...asides(2),
];
