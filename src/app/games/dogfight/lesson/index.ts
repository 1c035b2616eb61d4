import { both } from "../../../both.ts";
import type { Lesson } from "../../../lesson/lesson.ts";
import { config, PUPIL_SEAT } from "./config.ts";
import { enemyAnswers } from "./enemy.ts";
import { factsOf, type LessonFacts } from "./facts.ts";
import { MISTAKES } from "./mistakes.ts";
import { STEPS } from "./steps/index.ts";

/** The dogfight's first lesson: five turns with a bomber before its nose. */
const dogfightLesson: Lesson<LessonFacts> = {
  title: both("A first lesson", "Eine erste Lektion"),
  config,
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [
    both("Straight on", "Geradeaus"),
    both("A turn", "Eine Kurve"),
    both("In your sights", "Im Visier"),
    both("Who fires first", "Wer zuerst feuert"),
    both("On your own", "Auf eigene Faust"),
  ],
  facts: factsOf,
  answer: enemyAnswers,
  steps: STEPS,
  mistakes: MISTAKES,
  refusal: ({ problems }) => {
    const [first] = problems;
    return first && { key: first.code, values: first.values };
  },
  onward: {
    scenario: "duel",
    opponent: "pilot",
    label: both("A duel against the pilot", "Ein Duell gegen den Piloten"),
  },
};

export const lesson: Lesson = dogfightLesson;
