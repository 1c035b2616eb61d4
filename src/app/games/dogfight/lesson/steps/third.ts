import { both } from "../../../../both.ts";
import { PUPIL, PUPIL_SEAT } from "../config.ts";
import { FOE, LINE, SHOT, SLIP } from "../points.ts";
import { initiative, joined, suggestion, whereabouts } from "../telling.ts";
import { isLegal, type LessonStep, ready } from "./common.ts";

/** An enemy in the fan, how far he is, and a first shot. */
export const THIRD: readonly LessonStep[] = [
  {
    id: "again",
    part: "3/orders",
    when: ({ tried }) => tried > 0,
    say: {
      tell: (facts) =>
        joined(
          both("No shot yet, so we try once more. ", "Noch kein Schuss, also versuchen wir es noch einmal. "),
          whereabouts(facts),
        ),
    },
    point: FOE,
  },
  {
    id: "badge",
    part: "3/orders",
    when: ({ tried }) => tried === 0,
    say: {
      tell: (facts) =>
        joined(
          both(
            "Where is he? Point at B1 with the mouse, tap him, or go to him in the list of aircraft: a badge tells range, clock and what your die must show. ",
            "Wo ist er? Zeig mit der Maus auf B1, tipp ihn an oder geh in der Liste der Flugzeuge auf ihn: ein Schild sagt Entfernung, Uhr und was dein Würfel zeigen muss. ",
          ),
          whereabouts(facts),
        ),
    },
    done: ({ looked }) => looked,
    point: FOE,
    open: { slip: false, pieces: true },
  },
  {
    id: "aim",
    part: "3/orders",
    say: {
      tell: (facts) =>
        joined(
          both(
            "Write an order that ends with B1 in your fan and within 12″. The nearer, the better: TO-HIT 3 becomes 4 within 4″, and 2 beyond 9″.",
            "Schreib einen Befehl, nach dem B1 in deinem Fächer und höchstens 12″ weit ist. Je näher, desto besser: aus TO-HIT 3 wird bis 4″ eine 4, jenseits von 9″ eine 2.",
          ),
          suggestion(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk", pieces: false },
    tries: [{ label: both("Too tight: LLL", "Zu eng: LLL"), prompt: PUPIL, text: "LLL" }],
  },
  ready(
    3,
    "He may do what he likes, you only guess. Press Ready. If you have been told that something is odd, you may fly it all the same.",
    "Er darf tun, was er will, du rätst nur. Drück Bereit. Wirst du gewarnt, dass etwas seltsam ist, darfst du es trotzdem fliegen.",
  ),
  {
    id: "first-initiative",
    part: "3/fire",
    say: {
      tell: (facts) =>
        joined(both("You have him in your sights! ", "Du hast ihn im Visier! "), initiative(facts)),
    },
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "first-shot",
    part: "3/fire",
    say: {
      tell: ({ enemy }) =>
        both(
          `Here is your shot with its chance. At this range the die must show ${enemy?.need ?? 3} or less. Press it.`,
          `Hier ist dein Schuss mit seiner Aussicht. Auf diese Entfernung muss der Würfel ${enemy?.need ?? 3} oder weniger zeigen. Drück ihn.`,
        ),
    },
    done: () => false,
    point: SHOT,
    open: { drawer: "desk", slip: false },
    tries: [{ label: both("R1 rear B1", "R1 rear B1"), prompt: PUPIL_SEAT, text: "R1 rear B1" }],
  },
];
