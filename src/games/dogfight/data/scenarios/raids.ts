import type { Config } from "../config.ts";

/** Bombers that want to get through, and who is to stop them. */
export const RAIDS = {
  convoy: {
    table: { width: 48, depth: 36, mat: "channel-coast" },
    aircraft: [
      { id: "R1", side: "red", type: "hurricane-i", x: 18, y: 6, heading: 12, speed: 3 },
      { id: "R2", side: "red", type: "hurricane-i", x: 24, y: 4, heading: 12, speed: 3 },
      { id: "R3", side: "red", type: "hurricane-i", x: 30, y: 6, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "ju-87b-2", x: 20, y: 32, heading: 6, speed: 2 },
      { id: "B2", side: "blue", type: "ju-87b-2", x: 24, y: 33, heading: 6, speed: 2 },
      { id: "B3", side: "blue", type: "ju-87b-2", x: 28, y: 32, heading: 6, speed: 2 },
      { id: "B4", side: "blue", type: "bf-109e-3", x: 16, y: 34, heading: 6, speed: 3 },
      { id: "B5", side: "blue", type: "bf-109e-3", x: 32, y: 34, heading: 6, speed: 3 },
    ],
    turns: 10,
    goal: "leave",
    leave: { side: "blue", edge: "near", count: 2, aircraft: ["B1", "B2", "B3"] },
  },
  fortresses: {
    table: { width: 48, depth: 48, mat: "kent-fields" },
    aircraft: [
      { id: "R1", side: "red", type: "b-17g", x: 24, y: 13, heading: 12, speed: 3 },
      { id: "R2", side: "red", type: "b-17g", x: 20, y: 10, heading: 12, speed: 3 },
      { id: "R3", side: "red", type: "b-17g", x: 28, y: 10, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "fw-190a-8", x: 18, y: 42, heading: 6, speed: 4 },
      { id: "B2", side: "blue", type: "fw-190a-8", x: 30, y: 42, heading: 6, speed: 4 },
      { id: "B3", side: "blue", type: "bf-109g-6", x: 8, y: 36, heading: 5, speed: 4 },
      { id: "B4", side: "blue", type: "bf-109g-6", x: 40, y: 36, heading: 7, speed: 4 },
    ],
    turns: 10,
    goal: "leave",
    leave: { side: "red", edge: "far", count: 3 },
  },
  swordfish: {
    table: { width: 48, depth: 36, mat: "open-sea" },
    aircraft: [
      { id: "R1", side: "red", type: "swordfish", x: 24, y: 8, heading: 12, speed: 2 },
      { id: "R2", side: "red", type: "swordfish", x: 20, y: 6, heading: 12, speed: 2 },
      { id: "R3", side: "red", type: "swordfish", x: 28, y: 6, heading: 12, speed: 2 },
      { id: "R4", side: "red", type: "spitfire-ia", x: 14, y: 8, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 18, y: 31, heading: 6, speed: 3 },
      { id: "B2", side: "blue", type: "bf-109e-3", x: 24, y: 33, heading: 6, speed: 3 },
      { id: "B3", side: "blue", type: "bf-109e-3", x: 30, y: 31, heading: 6, speed: 3 },
      { id: "B4", side: "blue", type: "bf-109e-3", x: 36, y: 33, heading: 6, speed: 3 },
    ],
    turns: 10,
    goal: "points",
    points: [{ side: "red", for: "leave", edge: "far", aircraft: ["R1", "R2", "R3"], worth: 12 }],
  },
} as const satisfies Readonly<Record<string, Config>>;
