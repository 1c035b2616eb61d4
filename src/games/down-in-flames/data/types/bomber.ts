import type { NATIONS } from "./aircraft.ts";

export const BOMBER_ROLES = ["medium", "heavy"] as const;

/** The data card of a medium or heavy bomber, which holds no hand (DIF-4). Levels are of 2,000 ft. */
export interface BomberCard {
  readonly id: string;
  readonly name: string;
  readonly nation: (typeof NATIONS)[number];
  readonly role: (typeof BOMBER_ROLES)[number];
  /** Damage points that shoot it down (DIF-4.1.6). */
  readonly defense: number;
  readonly maxLevel: number;
  /** Cards of turret fire before what the others of its formation add (DIF-B10). */
  readonly turret: number;
  /** The miniature: its folder of models and its name there. */
  readonly model: string;
}
