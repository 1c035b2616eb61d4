import { anyScript, type Script } from "../../../face/lesson.ts";
import type { View } from "../rules/view/view.ts";
import { ENDS } from "./lesson/ends.ts";
import { enemyAnswers } from "./lesson/enemy.ts";
import { goneOf, type Own, ownOf } from "./lesson/facts.ts";
import { FIGHTING } from "./lesson/fighting.ts";
import { FLYING } from "./lesson/flying.ts";
import { MISTAKES } from "./lesson/mistakes.ts";
import { phrase } from "./lesson/phrase.ts";
import { PLANNING } from "./lesson/planning.ts";
import { config, PUPIL_SEAT } from "./lesson/setup.ts";

/** The last turn of the raid that the lesson has words of its own for. */
const LAST = 6;
/** Beyond the last turn of the lesson. */
const OVER = 9;

/** The campaign's first lesson: one raid from the sheet to the way home, seen by the Americans. */
const script: Script<View, Own> = {
  title: phrase("title"),
  config,
  // With these dice both targets are hit by who does as he is told, and both sides lose somebody.
  dice: { seed: "raid 11" },
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [
    { name: phrase("turn.1") },
    { name: phrase("turn.2") },
    { name: phrase("turn.3") },
    { name: phrase("turn.4") },
    { name: phrase("turn.5") },
    { name: phrase("turn.6") },
    { name: phrase("turn.7") },
  ],
  patience: 1,
  relief: { after: [], config },
  shot: ({ key }) => key === "event.volley",
  // A turn of the raid is a turn of the lesson, and the sheet is one before them; who comes home late stays in the last.
  turnOf: ({ turn, outcome }) => (outcome ? OVER : Math.min(turn, LAST) + 1),
  gone: goneOf,
  own: ownOf,
  allowed: enemyAnswers,
  steps: [...PLANNING, ...FIGHTING, ...FLYING, ...ENDS],
  mistakes: MISTAKES,
  onward: { scenario: "wilhelmshaven", opponent: "cadet", label: phrase("onward") },
};

export const lesson = anyScript(script);
