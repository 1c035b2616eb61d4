import { both } from "../../../../both.ts";
import { clearing, jam, joined, myShot } from "../telling.ts";
import type { LessonStep } from "./common.ts";

const LEARNED = both(
  "That is the whole game: dice say who moves later, MP and hexsides say where, the straight row says at whom, two dice say how much, and guns jam. Aces, critical hits, balloons, bombs and archie you find in the rules.",
  "Das ist das ganze Spiel: Würfel sagen, wer später zieht, MP und Hexseiten, wohin, die gerade Reihe, auf wen, zwei Würfel, wie viel, und MGs haben Hemmung. Asse, kritische Treffer, Ballone, Bomben und Flak findest du in den Regeln.",
);

/** What is said while the table is busy, and when the lesson is over. */
export const ENDS: readonly LessonStep[] = [
  {
    id: "watch",
    part: "watch",
    say: both(
      "Watch the table: one flies after the other, then the dice fall.",
      "Schau auf den Tisch: Einer fliegt nach dem anderen, dann fallen die Würfel.",
    ),
    done: () => false,
  },
  {
    id: "end",
    part: "end",
    say: {
      tell: (facts) =>
        joined(facts.mine ? myShot(facts) : both("", ""), jam(facts), clearing(facts), LEARNED),
    },
    done: () => false,
  },
  {
    id: "left",
    part: "over",
    when: ({ gone }) => gone === "left",
    say: joined(
      both(
        "You flew off the board, and whoever does that is out of the game (D-10). Now you know it for good.",
        "Du bist vom Plan geflogen, und wer das tut, ist aus dem Spiel (D-10). Das vergisst du nicht mehr.",
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
        "That was the end of your Camel. That is the game too: mind the observer's field, and how steep you dive.",
        "Das war das Ende deiner Camel. Auch das gehört dazu: Achte auf das Schussfeld des Beobachters und darauf, wie steil du stürzt.",
      ),
      LEARNED,
    ),
    done: () => false,
  },
  {
    id: "won",
    part: "over",
    when: ({ gone }) => gone === "won",
    say: joined(both("G1 is down, the sky is yours!", "G1 ist unten, der Himmel gehört dir!"), LEARNED),
    done: () => false,
  },
  {
    id: "away",
    part: "over",
    when: ({ gone }) => gone === "away",
    say: joined(both("G1 got home this time.", "G1 ist diesmal heimgekommen."), LEARNED),
    done: () => false,
  },
];
