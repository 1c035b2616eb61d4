import { both } from "../../../../both.ts";
import { PUPIL } from "../config.ts";
import { LINE, OWN } from "../points.ts";
import { isLegal, type LessonStep, ready } from "./common.ts";

/** Straight on, and everybody flies at once. */
export const FIRST: readonly LessonStep[] = [
  {
    id: "welcome",
    part: "1/orders",
    say: both(
      "Welcome to the club. You fly R1, the Spitfire in the ring. Ahead of you a Ju 88, B1, crosses on its way home. Five turns, and you know the game. I tell you one thing at a time.",
      "Willkommen im Club. Du fliegst R1, die Spitfire im Kreis. Vor dir kreuzt eine Ju 88, B1, auf dem Heimweg. Fünf Runden, und du kennst das Spiel. Ich sage immer nur eins.",
    ),
    point: OWN,
  },
  {
    id: "straight",
    part: "1/orders",
    say: both(
      "Everybody writes a line of orders in secret. A digit flies straight on: `2` is two steps of two inches each and costs 2 SPEED. Write `2`, or tap it on the brass ruler below.",
      "Alle schreiben geheim eine Zeile Befehle. Eine Ziffer fliegt geradeaus: `2` sind zwei Schritte zu je zwei Zoll und kostet 2 SPEED. Schreib `2` oder tipp es unten auf dem Messinglineal an.",
    ),
    done: isLegal,
    point: LINE,
    open: { drawer: "desk" },
    tries: [{ label: both("Too fast: 5", "Zu schnell: 5"), prompt: PUPIL, text: "5" }],
  },
  ready(
    1,
    "Good. The ghost on the table shows where that takes you. B1 has written too, and nobody has seen either line. Press Ready: both are opened at the same moment.",
    "Gut. Der Schatten auf dem Tisch zeigt, wohin das führt. Auch B1 hat geschrieben, und niemand kennt die Zeile des anderen. Drück Bereit: beide werden im selben Augenblick aufgedeckt.",
  ),
];
