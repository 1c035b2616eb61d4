import type { AircraftCard } from "../../data/types/aircraft.ts";

/** Cards that climbing one level costs: 2 (DIF-2.2), with Quick Climb 1 (DIF-10.1), with Slow Climb 3 (DIF-10.5). */
export function climbCost({ specials }: AircraftCard): number {
  if (specials.includes("quick-climb")) return 1;
  return specials.includes("slow-climb") ? 3 : 2;
}

/**
 * Cards that a dive gains: 1 a level (DIF-2.1), with Quick Dive 2 a level (DIF-10.2), with Dive Limit 1 in all (DIF-10.4),
 * which wins (DIF-R45).
 */
export function diveGain({ specials }: AircraftCard, levels: 1 | 2): number {
  if (specials.includes("dive-limit")) return 1;
  return specials.includes("quick-dive") ? 2 * levels : levels;
}
