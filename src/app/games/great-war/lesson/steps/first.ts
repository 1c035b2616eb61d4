import { both } from "../../../../both.ts";
import { PUPIL } from "../config.ts";
import { LINE, OWN, STRIP } from "../points.ts";
import { initiative, joined } from "../telling.ts";
import { asides, isLegal, type LessonStep, ready } from "./common.ts";

/** Who moves first, and straight on. */
export const FIRST: readonly LessonStep[] = [
  {
    id: "welcome",
    part: "1/move",
    say: both(
      "Welcome to the front, July 1917. You fly A1, the Camel in the ring, at 2200 metres. Ahead and a little below a slow two-seater, G1, is on its way home. Five turns of ten seconds, and you know the game.",
      "Willkommen an der Front, Juli 1917. Du fliegst A1, die Camel im Kreis, in 2200 Metern. Voraus und etwas tiefer ist ein langsamer Zweisitzer, G1, auf dem Heimweg. Fünf Runden zu zehn Sekunden, und du kennst das Spiel.",
    ),
    point: OWN,
  },
  {
    id: "order",
    part: "1/move",
    say: {
      tell: (facts) =>
        joined(
          both(
            "Here one moves after the other. Everybody throws two dice, with 1 more for each 200 metres above the lowest and 1 less for a two-seater.",
            "Hier zieht einer nach dem anderen. Alle werfen zwei Würfel, mit 1 mehr je 200 Meter über dem tiefsten und 1 weniger für einen Zweisitzer.",
          ),
          initiative(facts),
          both("Later is better.", "Später ist besser."),
        ),
    },
    point: STRIP,
  },
  {
    id: "straight",
    part: "1/move",
    say: both(
      "Your speed is what you spend: at speed 8 you have 8 MP, and a hex straight ahead costs 1. Tap 8, then straight on; or click hexes on the table; or write `8: F8`.",
      "Deine Geschwindigkeit ist, was du ausgibst: Mit Geschwindigkeit 8 hast du 8 MP, und ein Hex geradeaus kostet 1. Tipp 8, dann geradeaus; oder klick Hexe auf dem Tisch an; oder schreib `8: F8`.",
    ),
    done: isLegal,
    point: LINE,
    open: { drawer: "desk" },
    tries: [
      { label: both("Too fast: 12", "Zu schnell: 12"), prompt: PUPIL, text: "12: F12" },
      { label: both("Doesn't come out: 8: F9", "Geht nicht auf: 8: F9"), prompt: PUPIL, text: "8: F9" },
    ],
  },
  ready(
    1,
    "All 8 MP are spent. The ghost shows where that takes you, and the lit row before it is your line of fire. Fly it.",
    "Alle 8 MP sind ausgegeben. Der Schatten zeigt, wohin das führt, und die helle Reihe davor ist deine Schusslinie. Flieg.",
  ),
  ...asides(1),
];
