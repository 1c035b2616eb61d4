import type { Said } from "../../../../face/lesson.ts";
import { sumIn } from "../../words/told-factors.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** What this turn's battles have cost. */
export function losses({ battle, lost: [american, german] }: LessonFacts): Said {
  return battle ? phrase("told.losses", { american, german }) : [];
}

/** Who meets whom. */
export function battle({ battle: met }: LessonFacts): Said {
  if (!met) return [];
  const { hex, attackers, defenders, bombers } = met;
  return phrase("told.battle", { hex, attackers, defenders: sumIn(defenders), bombers: sumIn(bombers) });
}

/** What the bombs have done. */
export function bombs({ bombs: fallen }: LessonFacts): Said {
  return fallen.map(({ target, success }) => phrase("told.bombs", { target, success }));
}

/** How long the escort can stay. */
export function fuel({ air, tanks }: LessonFacts): Said {
  return air === null ? [] : phrase("told.fuel", { turns: air, tanks });
}
