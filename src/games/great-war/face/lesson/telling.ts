import type { Said } from "../../../../face/lesson.ts";
import type { Attack } from "../event-values.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** Who moves when, from the dice. */
export function initiative({ initiative: rolled, last, tail }: LessonFacts): Said {
  if (tail?.success) return phrase("told.tailing");
  return rolled ? phrase(last ? "told.last" : "told.first", rolled) : [];
}

function rollOf({ natural, total, modified, points, critical }: Attack) {
  return { natural, total, modified, points, critical };
}

/** What has come of the pupil's shot. */
export function myShot({ mine, damage: [now, most] }: LessonFacts): Said {
  return mine ? phrase("told.my-shot", { ...rollOf(mine), now, most }) : phrase("told.not-fired");
}

/** What has come of the enemy's shot. */
export function theirShot({ theirs }: LessonFacts): Said {
  return theirs ? phrase("told.their-shot", rollOf(theirs)) : [];
}

/** A jam after the pupil's shot. */
export function jam({ jam: test, jammed }: LessonFacts): Said {
  if (!test) return [];
  const { natural, faces } = test;
  return phrase(jammed ? "told.jam" : "told.no-jam", { natural, faces: faces.join(", ") });
}

/** What has come of clearing. */
export function clearing({ cleared, jammed }: LessonFacts): Said {
  return cleared ? phrase(jammed ? "told.still-jammed" : "told.cleared", { die: cleared.die }) : [];
}

/** A move that brings a shot, or at least him before the nose. */
export function shotMove({ good }: LessonFacts): Said {
  return good === undefined ? phrase("told.no-move") : phrase("told.such-as", { order: good });
}

/** A quiet move. */
export function quietMove({ quiet }: LessonFacts): Said {
  return quiet === undefined ? [] : phrase("told.such-as", { order: quiet });
}
