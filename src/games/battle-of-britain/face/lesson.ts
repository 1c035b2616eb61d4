import { anyScript, type Script } from "../../../face/lesson.ts";
import type { View } from "../rules/view/view.ts";
import { ENDS } from "./lesson/ends.ts";
import { goneOf, type Own, ownOf } from "./lesson/facts.ts";
import { FIGHTING } from "./lesson/fighting.ts";
import { MISTAKES } from "./lesson/mistakes.ts";
import { phrase } from "./lesson/phrase.ts";
import { enemyAnswers } from "./lesson/planning.ts";
import { SCRAMBLE } from "./lesson/scramble.ts";
import { config, PUPIL_SEAT } from "./lesson/setup.ts";

/** Beyond the last Tally Ho. */
const OVER = 5;

/** The campaign's first lesson: one raid from radar to bombs, seen by the British; a Tally Ho is a turn of the lesson. */
const script: Script<View, Own> = {
  title: phrase("title"),
  config,
  // With these dice the raid gets through to London for who does as he is told, and misses.
  dice: { seed: "raid 1111" },
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [{ name: phrase("turn.1") }, { name: phrase("turn.2") }, { name: phrase("turn.3") }],
  patience: 1,
  relief: { after: [], config },
  shot: ({ key }) => key === "event.intercept" || key === "event.duel",
  turnOf: ({ phase, outcome }) => (outcome ? OVER : Math.max(1, phase)),
  gone: goneOf,
  own: ownOf,
  allowed: enemyAnswers,
  steps: [...SCRAMBLE, ...FIGHTING, ...ENDS],
  mistakes: MISTAKES,
  onward: { scenario: "raid", opponent: "pilot", label: phrase("onward") },
};

export const lesson = anyScript(script);
