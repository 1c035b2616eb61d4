import type { GroundTarget } from "./target.ts";

const POINTS = { light: 3, moderate: 6, heavy: 10 } as const;

/** Targets: our own figures. */
export const TARGETS: readonly GroundTarget[] = [
  { id: "airfield", damage: { light: 4, moderate: 8, heavy: 12 }, flak: 3, areaFlak: 1, points: POINTS },
  { id: "factory", damage: { light: 6, moderate: 12, heavy: 18 }, flak: 4, areaFlak: 2, points: POINTS },
  { id: "ship", damage: { light: 3, moderate: 6, heavy: 9 }, flak: 4, areaFlak: 0, points: POINTS },
];
