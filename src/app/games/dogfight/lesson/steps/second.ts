import { both } from "../../../../both.ts";
import { PUPIL } from "../config.ts";
import type { LessonFacts } from "../facts.ts";
import { LINE, PAD, SLIP } from "../points.ts";
import { isLegal, type LessonStep, ready } from "./common.ts";

const turns = ({ draft }: LessonFacts) => /[LR]/.test(draft);

/** A turn of the nose, and what the fan shows. */
export const SECOND: readonly LessonStep[] = [
  {
    id: "opened",
    part: "2/orders",
    say: both(
      "That was a turn: both orders were opened, and both flew at once. This slip always says what has just happened. Nobody was near enough to shoot.",
      "Das war eine Runde: beide Befehle wurden aufgedeckt, und beide flogen zugleich. Dieser Zettel sagt immer, was gerade geschehen ist. Zum Schießen war niemand nah genug.",
    ),
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "turn",
    part: "2/orders",
    say: both(
      "Now a turn. L and R turn the nose one point of the clock and cost 1 each. Write `1R1`, or tap 12, 1 and 12 on the clock: one ahead, a point to the right, one ahead.",
      "Jetzt eine Kurve. L und R drehen die Nase um einen Punkt der Uhr und kosten je 1. Schreib `1R1`, oder tipp auf der Uhr 12, 1 und 12: eins voraus, ein Punkt nach rechts, eins voraus.",
    ),
    done: (facts) => isLegal(facts) && turns(facts),
    point: PAD,
    focus: LINE,
    open: { drawer: "desk", slip: false },
    tries: [
      { label: both("Turn twice: LR1", "Zweimal: LR1"), prompt: PUPIL, text: "LR1" },
      { label: both("Too much: 3L1", "Zu viel: 3L1"), prompt: PUPIL, text: "3L1" },
    ],
  },
  {
    id: "arcs",
    part: "2/orders",
    say: both(
      "Look at the ghost: the hatched fan before it is your gun's field of fire, from 11 to 1 o'clock. Its rings are ranges: up to 1, 4, 9 and 12 inches.",
      "Sieh dir den Schatten an: der schraffierte Fächer davor ist dein Schussfeld, von 11 bis 1 Uhr. Seine Ringe sind Entfernungen: bis 1, 4, 9 und 12 Zoll.",
    ),
    needs: isLegal,
  },
  ready(2, "Press Ready and watch both of you fly.", "Drück Bereit und sieh euch beide fliegen."),
];
