import { both } from "../../../../both.ts";
import { PUPIL } from "../config.ts";
import type { LessonFacts } from "../facts.ts";
import { HEIGHT, LINE, METER, SLIP, STEPS } from "../points.ts";
import { initiative, joined } from "../telling.ts";
import { asides, isLegal, type LessonStep, ready } from "./common.ts";

const turns = ({ draft }: LessonFacts) => /[LR]/i.test(draft.replace(/[a-z]+-[a-z]+/gi, ""));
const dives = ({ draft }: LessonFacts) => /-\d+\s*$/.test(draft);

/** A turn with its price, and a dive. */
export const SECOND: readonly LessonStep[] = [
  {
    id: "moved",
    part: "2/move",
    say: {
      tell: (facts) =>
        joined(
          both(
            "That was a turn. This slip always says what has just happened, and why.",
            "Das war eine Runde. Dieser Zettel sagt immer, was gerade geschehen ist, und warum.",
          ),
          initiative(facts),
        ),
    },
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "turn",
    part: "2/move",
    say: both(
      "He flies three rows to your left. L and R swing the nose by a hexside. For a Camel, schedule E, each costs 1 MP; a clumsy two-seater pays 2 and more. Go over to his row: `8: F2 L F3 R F`.",
      "Er fliegt drei Reihen links von dir. L und R drehen die Nase um eine Hexseite. Eine Camel, Stufe E, zahlt je 1 MP; ein schwerfälliger Zweisitzer 2 und mehr. Wechsle in seine Reihe: `8: F2 L F3 R F`.",
    ),
    done: (facts) => isLegal(facts) && turns(facts),
    point: STEPS,
    focus: LINE,
    open: { drawer: "desk", slip: false },
    tries: [
      { label: both("Both ways: F6 L R", "Beides: F6 L R"), prompt: PUPIL, text: "8: F6 L R" },
      {
        label: both("Forgot the price: F2 L F6", "Preis vergessen: F2 L F6"),
        prompt: PUPIL,
        text: "8: F2 L F6",
      },
    ],
  },
  {
    id: "dive",
    part: "2/move",
    say: both(
      "Now down to him. A dive costs no MP, but the faster you are, the flatter it must be: at speed 8 a Camel may dive 200 metres (4.5b). Put `-150` at the end, or use the scale.",
      "Jetzt hinunter zu ihm. Ein Sturz kostet keine MP, aber je schneller du bist, desto flacher muss er sein: Mit Geschwindigkeit 8 darf eine Camel 200 Meter stürzen (4.5b). Setz `-150` ans Ende oder nimm die Skala.",
    ),
    needs: (facts) => isLegal(facts) && turns(facts),
    done: (facts) => isLegal(facts) && dives(facts) && facts.overdive === 0,
    point: HEIGHT,
    focus: LINE,
    tries: [
      {
        label: both("Too steep: −400", "Zu steil: −400"),
        prompt: PUPIL,
        text: "8: F2 L F3 R F -400",
      },
    ],
  },
  {
    id: "meter",
    part: "2/move",
    say: both(
      "Diving 100 metres or more also gives you one MP more to choose from next turn; climbing as much takes one (D-03).",
      "100 Meter Sturz oder mehr geben dir nächste Runde auch einen MP mehr zur Wahl; ebenso viel Steigen nimmt einen (D-03).",
    ),
    needs: isLegal,
    point: METER,
  },
  ready(2, "Fly it.", "Flieg."),
  ...asides(2),
];
