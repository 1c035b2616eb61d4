import { both } from "../../../../both.ts";
import { joined, myShot } from "../telling.ts";
import type { LessonStep } from "./common.ts";

const LEARNED = both(
  "That is the whole game: write in secret, fly at once, roll who fires first, shoot what is in the fan, cross off ovals. What else there is, clouds, altitude, many aircraft, you find in the rules.",
  "Das ist das ganze Spiel: geheim schreiben, zugleich fliegen, würfeln, wer zuerst feuert, schießen, was im Fächer ist, Ovale streichen. Was es sonst noch gibt, Wolken, Höhe, viele Flugzeuge, steht in den Regeln.",
);

/** What is said while everybody flies, and when the lesson is over. */
export const ENDS: readonly LessonStep[] = [
  {
    id: "watch",
    part: "watch",
    say: both(
      "Watch the table: everybody flies at the same moment, then the dice fall.",
      "Schau auf den Tisch: alle fliegen im selben Augenblick, dann fallen die Würfel.",
    ),
    done: () => false,
  },
  {
    id: "end",
    part: "end",
    say: {
      tell: (facts) => (facts.mine ? joined(myShot(facts), joined(both(" ", " "), LEARNED)) : LEARNED),
    },
    done: () => false,
  },
  {
    id: "left",
    part: "over",
    when: ({ gone }) => gone === "left",
    say: joined(
      both(
        "You crossed the edge of the table, and who does that is out (R-25). Now you know it for good. ",
        "Du hast den Tischrand überflogen, und wer das tut, ist draußen (R-25). Das vergisst du nicht mehr. ",
      ),
      LEARNED,
    ),
    done: () => false,
  },
  {
    id: "shot",
    part: "over",
    when: ({ gone }) => gone === "shot",
    say: joined(
      both(
        "B1's gunner got you. That is the game too: come at a bomber from the side where it has no gun. ",
        "Der Schütze von B1 hat dich erwischt. Auch das gehört dazu: komm von der Seite, wo ein Bomber keine Waffe hat. ",
      ),
      LEARNED,
    ),
    done: () => false,
  },
  {
    id: "won",
    part: "over",
    when: ({ gone }) => gone === "won",
    say: joined(both("B1 is gone, the sky is yours! ", "B1 ist weg, der Himmel gehört dir! "), LEARNED),
    done: () => false,
  },
];
