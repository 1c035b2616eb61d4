import { present } from "../../../../core/present.ts";
import type { Knot, Scale } from "../../../../tabletop/tabletop.ts";
import { LEVEL } from "../../rules/geometry/level.ts";

/** Levels from one thick mark on a stem to the next: 500 m. */
const MAJOR = 10;
/** Inches a level between two that are occupied, and the most that any empty stretch of air takes. */
const STEP = 0.3;
const LONGEST = 1.8;
/** The air below the lowest aircraft: inches a level, and the least and most that it takes. */
const BELOW = 0.12;
const LEAST_BELOW = 1.2;
const MOST_BELOW = 2.4;
/** Levels and inches above the highest. */
const ABOVE = 10;
const ABOVE_INCHES = 1.5;

function below(level: number): number {
  return Math.max(LEAST_BELOW, Math.min(MOST_BELOW, level * BELOW));
}

/** A scale that spreads the air where something flies and draws empty air together; altitudes in metres. */
export function scaleOf(altitudes: readonly number[]): Scale {
  const levels = [...new Set(altitudes.map((altitude) => altitude / LEVEL))].filter((level) => level > 0);
  levels.sort((a, b) => a - b);
  const knots: Knot[] = [{ level: 0, inches: 0.9 }];
  for (const level of levels) {
    const last = present(knots.at(-1));
    const gap = knots.length === 1 ? below(level) : Math.min(LONGEST, (level - last.level) * STEP);
    knots.push({ level, inches: last.inches + gap });
  }
  const top = present(knots.at(-1));
  knots.push({ level: top.level + ABOVE, inches: top.inches + ABOVE_INCHES });
  return { knots, major: MAJOR, metres: LEVEL };
}
