import type { Said } from "../../../../face/lesson.ts";
import type { LessonFacts, LessonShot } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** What the die did to whom was hit. */
function harm({ damage }: LessonShot): "engine" | "weapon" | "fuselage" {
  if (damage?.key === "hit-engine") return "engine";
  return damage?.key === "hit-weapon" ? "weapon" : "fuselage";
}

/** What has come of the pupil's shot. */
export function myShot({ mine }: LessonFacts): Said {
  if (!mine) return phrase("told.not-fired");
  const { roll, need, hit } = mine;
  return hit ? phrase("told.hit", { roll, need, harm: harm(mine) }) : phrase("told.missed", { roll, need });
}

/** What has come of the enemy's shot; nothing where he has not fired. */
export function theirShot({ theirs }: LessonFacts): Said {
  if (!theirs) return [];
  return theirs.hit
    ? phrase("told.was-hit", { harm: harm(theirs) })
    : phrase("told.was-missed", { roll: theirs.roll });
}

/** Who fires first, from the dice. */
export function initiative({ initiative: rolled }: LessonFacts): Said {
  if (!rolled) return [];
  const { mine, theirs, first } = rolled;
  return phrase(first ? "told.first" : "told.second", { mine, theirs });
}

/** Where the enemy is from the pupil's seat. */
export function whereabouts({ enemy }: LessonFacts): Said {
  if (!enemy) return [];
  const { range, clock, inArc } = enemy;
  return phrase("told.whereabouts", { range, clock, inArc });
}

/** A suggestion, where there is one. */
export function suggestion({ good }: LessonFacts): Said {
  return good === undefined ? phrase("told.no-order") : phrase("told.good-order", { order: good });
}
