import type { Said } from "../../../../face/lesson.ts";
import type { LessonFacts, LessonShot } from "./facts.ts";
import { phrase } from "./phrase.ts";

function told(key: "told.mine" | "told.theirs", { odds, rolls, result }: LessonShot): Said {
  return phrase(key, { odds, rolls, result });
}

/** What has come of the pupil's latest shot; nothing where there was none. */
export function myShot({ mine }: LessonFacts): Said {
  return mine ? told("told.mine", mine) : [];
}

/** What has come of the enemy's. */
export function theirShot({ theirs }: LessonFacts): Said {
  return theirs ? told("told.theirs", theirs) : [];
}

/** How the two stand to each other. */
export function standing({ steps, level, theirLevel, bursts }: LessonFacts): Said {
  if (level !== theirLevel) return phrase("told.levels", { own: level, theirs: theirLevel });
  return phrase("told.position", { steps, bursts: Math.max(0, bursts) });
}
