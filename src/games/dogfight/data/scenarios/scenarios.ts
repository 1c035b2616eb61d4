import type { Config } from "../config.ts";
import { FIGHTERS } from "./fighters.ts";
import { RAIDS } from "./raids.ts";

/** Our own scenarios, each a whole set-up. */
export const SCENARIOS = {
  duel: {
    table: { width: 48, depth: 36 },
    aircraft: [
      { id: "R1", side: "red", type: "spitfire-ia", x: 22, y: 6, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 26, y: 30, heading: 6, speed: 3 },
    ],
  },
  "four-a-side": {
    table: { width: 48, depth: 36 },
    aircraft: [
      { id: "R1", side: "red", type: "spitfire-ia", x: 15, y: 6, heading: 12, speed: 3 },
      { id: "R2", side: "red", type: "spitfire-ia", x: 21, y: 5, heading: 12, speed: 3 },
      { id: "R3", side: "red", type: "hurricane-i", x: 27, y: 5, heading: 12, speed: 3 },
      { id: "R4", side: "red", type: "hurricane-i", x: 33, y: 6, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 33, y: 30, heading: 6, speed: 3 },
      { id: "B2", side: "blue", type: "bf-109e-3", x: 27, y: 31, heading: 6, speed: 3 },
      { id: "B3", side: "blue", type: "bf-109e-3", x: 21, y: 31, heading: 6, speed: 3 },
      { id: "B4", side: "blue", type: "bf-109e-3", x: 15, y: 30, heading: 6, speed: 3 },
    ],
  },
  bounce: {
    table: { width: 36, depth: 54 },
    options: { altitude: true },
    clouds: [{ x: 18, y: 3, radius: 3, bottom: 9, top: 11 }],
    aircraft: [
      { id: "R1", side: "red", type: "hurricane-i", x: 18, y: 12, heading: 12, speed: 2, level: 8 },
      { id: "R2", side: "red", type: "hurricane-i", x: 14, y: 9, heading: 12, speed: 2, level: 8 },
      { id: "R3", side: "red", type: "hurricane-i", x: 22, y: 9, heading: 12, speed: 2, level: 8 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 14, y: 3, heading: 12, speed: 4, level: 9 },
      { id: "B2", side: "blue", type: "bf-109e-3", x: 22, y: 3, heading: 12, speed: 4, level: 9 },
    ],
    turns: 12,
    goal: "leave",
    leave: { side: "red", edge: "far", count: 3 },
  },
  ...RAIDS,
  ...FIGHTERS,
} as const satisfies Readonly<Record<string, Config>>;

export type ScenarioId = keyof typeof SCENARIOS;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
