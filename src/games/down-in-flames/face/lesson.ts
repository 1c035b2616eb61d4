import { anyScript, type Script } from "../../../face/lesson.ts";
import type { View } from "../rules/view/view.ts";
import { ATTACK } from "./lesson/attack.ts";
import { ENDS } from "./lesson/ends.ts";
import { goneOf, isOwnShot, type Own, ownOf } from "./lesson/facts.ts";
import { HAND } from "./lesson/hand.ts";
import { MISTAKES } from "./lesson/mistakes.ts";
import { OPENING } from "./lesson/opening.ts";
import { phrase } from "./lesson/phrase.ts";
import { enemyAnswers } from "./lesson/planning.ts";
import { config, PUPIL_SEAT, relief } from "./lesson/setup.ts";

/** The card dogfight's first lesson: shoot, be answered, answer back; three game turns of a duel over Kent. */
const script: Script<View, Own> = {
  title: phrase("title"),
  config,
  // With these dice the pupil begins, and who does as he is told damages the enemy and does not lose him too soon.
  dice: { seed: "cards 19" },
  pupil: PUPIL_SEAT,
  opponent: "cadet",
  turns: [{ name: phrase("turn.1"), asks: "leader" }, { name: phrase("turn.2") }, { name: phrase("turn.3") }],
  patience: 1,
  relief: { after: ["left", "late", "lost", "won"], config: relief },
  shot: isOwnShot,
  turnOf: ({ turn }) => Math.max(1, turn),
  gone: goneOf,
  own: ownOf,
  allowed: enemyAnswers,
  steps: [...OPENING, ...ATTACK, ...HAND, ...ENDS],
  mistakes: MISTAKES,
  onward: { scenario: "kent", opponent: "pilot", label: phrase("onward") },
};

export const lesson = anyScript(script);
