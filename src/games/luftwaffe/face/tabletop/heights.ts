import { GERMAN } from "../../data/sides.ts";
import type { Formation } from "../../rules/view/formations.ts";

/** Inches above their plaques: bombers, escorts over them, who hunts below them. */
const HEIGHTS = { bombers: 1.9, escort: 2.6, fighters: 2 } as const;
const HUNTERS = 1.5;

/** How high over the map a formation flies, in inches. */
export function heightOf({ side, role }: Pick<Formation, "side" | "role">): number {
  return side === GERMAN ? HUNTERS : HEIGHTS[role];
}
