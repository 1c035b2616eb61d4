import type { Config } from "../config.ts";

/** Fighters among themselves. */
export const FIGHTERS = {
  "zero-wildcat": {
    table: { width: 48, depth: 36, mat: "open-sea" },
    aircraft: [
      { id: "R1", side: "red", type: "f4f-4", x: 21, y: 7, heading: 12, speed: 3 },
      { id: "R2", side: "red", type: "f4f-4", x: 27, y: 7, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "a6m2", x: 18, y: 29, heading: 6, speed: 3 },
      { id: "B2", side: "blue", type: "a6m2", x: 24, y: 31, heading: 6, speed: 3 },
      { id: "B3", side: "blue", type: "a6m2", x: 30, y: 29, heading: 6, speed: 3 },
    ],
    turns: 12,
    goal: "points",
  },
  clouds: {
    table: { width: 48, depth: 36, mat: "kent-fields" },
    options: { altitude: true },
    clouds: [
      { x: 24, y: 18, radius: 4, bottom: 5, top: 8 },
      { x: 11, y: 24, radius: 3, bottom: 4, top: 7 },
      { x: 37, y: 12, radius: 3, bottom: 4, top: 7 },
      { x: 38, y: 27, radius: 2.5, bottom: 6, top: 9 },
      { x: 10, y: 9, radius: 2.5, bottom: 6, top: 9 },
    ],
    aircraft: [
      { id: "R1", side: "red", type: "p-47d", x: 18, y: 6, heading: 12, speed: 3, level: 6 },
      { id: "R2", side: "red", type: "p-47d", x: 24, y: 4, heading: 12, speed: 3, level: 6 },
      { id: "R3", side: "red", type: "p-47d", x: 30, y: 6, heading: 12, speed: 3, level: 6 },
      { id: "B1", side: "blue", type: "fw-190a-8", x: 30, y: 30, heading: 6, speed: 3, level: 6 },
      { id: "B2", side: "blue", type: "fw-190a-8", x: 24, y: 32, heading: 6, speed: 3, level: 6 },
      { id: "B3", side: "blue", type: "fw-190a-8", x: 18, y: 30, heading: 6, speed: 3, level: 6 },
    ],
    turns: 18,
    goal: "most-kills",
  },
  biplanes: {
    table: { width: 36, depth: 36, mat: "desert" },
    aircraft: [
      { id: "R1", side: "red", type: "gladiator", x: 12, y: 9, heading: 12, speed: 3 },
      { id: "R2", side: "red", type: "gladiator", x: 18, y: 7, heading: 12, speed: 3 },
      { id: "R3", side: "red", type: "gladiator", x: 24, y: 9, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "cr-42", x: 24, y: 27, heading: 6, speed: 3 },
      { id: "B2", side: "blue", type: "cr-42", x: 18, y: 29, heading: 6, speed: 3 },
      { id: "B3", side: "blue", type: "cr-42", x: 12, y: 27, heading: 6, speed: 3 },
    ],
    turns: 12,
    goal: "most-kills",
  },
  uneven: {
    table: { width: 48, depth: 36, mat: "pacific-atoll" },
    aircraft: [
      { id: "R1", side: "red", type: "f6f-5", x: 21, y: 6, heading: 12, speed: 4 },
      { id: "R2", side: "red", type: "f6f-5", x: 27, y: 6, heading: 12, speed: 4 },
      { id: "B1", side: "blue", type: "a6m2", x: 12, y: 29, heading: 6, speed: 3 },
      { id: "B2", side: "blue", type: "a6m2", x: 18, y: 31, heading: 6, speed: 3 },
      { id: "B3", side: "blue", type: "a6m2", x: 24, y: 32, heading: 6, speed: 3 },
      { id: "B4", side: "blue", type: "a6m2", x: 30, y: 31, heading: 6, speed: 3 },
      { id: "B5", side: "blue", type: "a6m2", x: 36, y: 29, heading: 6, speed: 3 },
    ],
    turns: 10,
    goal: "points",
  },
  demonstration: {
    table: { width: 30, depth: 24, mat: "pacific-atoll" },
    aircraft: [
      { id: "R1", side: "red", type: "p-40e", x: 13, y: 6, heading: 12, speed: 2 },
      { id: "R2", side: "red", type: "p-40e", x: 17, y: 6, heading: 12, speed: 2 },
      { id: "B1", side: "blue", type: "a6m2", x: 11, y: 17, heading: 6, speed: 2 },
      { id: "B2", side: "blue", type: "a6m2", x: 15, y: 18, heading: 6, speed: 2 },
      { id: "B3", side: "blue", type: "a6m2", x: 19, y: 17, heading: 6, speed: 2 },
    ],
    turns: 6,
    goal: "first-kill",
  },
} as const satisfies Readonly<Record<string, Config>>;
