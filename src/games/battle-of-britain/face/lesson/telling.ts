import type { Said } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** How the chase ended. */
export function chase({ contact, missed }: LessonFacts): Said {
  if (contact) return phrase("told.contact", { wing: contact.wing, square: contact.square });
  return missed ? phrase("told.missed", { wing: missed.wing }) : [];
}

/** What the intercept has thrown. */
export function intercept({ intercept: met }: LessonFacts): Said {
  if (!met) return [];
  const { wing, met: squadrons, rafHits, lwHits } = met;
  return phrase("told.intercept", { wing, squadrons, rafHits, lwHits });
}

/** Who fell in the latest dogfight. */
export function fought({ fought: fell }: LessonFacts): Said {
  return fell ? phrase("told.fought", { raf: fell.raf, german: fell.german }) : [];
}

/** Where the raid is and what is left of it. */
export function raid({ at, strength }: LessonFacts): Said {
  return at === null ? phrase("told.raid-home") : phrase("told.raid", { at, strength });
}

/** What the bombs did. */
export function bombs({ bombs: fell }: LessonFacts): Said {
  if (!fell) return phrase("told.no-bombs");
  return phrase("told.bombs", { target: fell.target, hits: fell.hits, flak: fell.flak });
}
