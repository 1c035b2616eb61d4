import { both } from "../../../both.ts";
import type { Lesson } from "../../../lesson/lesson.ts";
import { config, PUPIL_SEAT } from "./config.ts";
import { enemyAnswers } from "./enemy.ts";
import { factsOf, type LessonFacts } from "./facts.ts";
import { MISTAKES } from "./mistakes.ts";
import { STEPS } from "./steps/index.ts";

/** The hex dogfight's first lesson: five turns behind a slow two-seater. */
const greatWarLesson: Lesson<LessonFacts> = {
  title: both("A first lesson over the trenches", "Eine erste Lektion über den Gräben"),
  config,
  // With these dice who does as he is told has a jam to clear, and works his guns again.
  dice: { seed: "lesson 11345" },
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [
    both("Straight on", "Geradeaus"),
    both("A turn and a dive", "Kurve und Sturz"),
    both("In the line of fire", "In der Schusslinie"),
    both("On his tail", "An seinem Heck"),
    both("On your own", "Auf eigene Faust"),
  ],
  facts: factsOf,
  answer: enemyAnswers,
  steps: STEPS,
  mistakes: MISTAKES,
  refusal: ({ state, problems }) => {
    const [first] = state === "wrong" ? problems : [];
    return first && { key: first.code, values: first.values };
  },
  onward: {
    scenario: "duel",
    opponent: "pilot",
    label: both("A duel with the Baron", "Ein Duell mit dem Baron"),
  },
};

export const lesson: Lesson = greatWarLesson;
