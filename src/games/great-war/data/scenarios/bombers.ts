import type { WholeConfig } from "../config/config.ts";
import { man, novice } from "./people.ts";
import { front } from "./trench-lines.ts";

/** Bombers, their escorts, and who meets them. */
export const SCENARIOS = {
  bombing: {
    date: "1918-08-09",
    board: { columns: 32, rows: 44, mat: "front" },
    options: { survivors: true },
    front: front(26, 30, 32),
    aircraft: [
      { id: "A1", side: "allied", type: "dh-4", hex: "1424", altitude: 1400, speed: 10, bombs: true },
      { id: "A2", side: "allied", type: "dh-4", hex: "1625", altitude: 1400, speed: 10, bombs: true },
      {
        id: "A3",
        side: "allied",
        type: "sopwith-camel",
        hex: "1824",
        altitude: 900,
        speed: 8,
        bombs: true,
        crew: [novice()],
      },
      { id: "A4", side: "allied", type: "se-5a", hex: "1226", altitude: 1900, speed: 10 },
      { id: "A5", side: "allied", type: "se-5a", hex: "2026", altitude: 1900, speed: 10, crew: [man("", 7)] },
      {
        id: "G1",
        side: "german",
        type: "fokker-d-vii",
        hex: "1204",
        altitude: 2000,
        speed: 9,
        crew: [man("Lothar von Richthofen", 36)],
      },
      { id: "G2", side: "german", type: "fokker-d-vii", hex: "1503", altitude: 2000, speed: 9 },
      { id: "G3", side: "german", type: "fokker-d-vii", hex: "1803", altitude: 2100, speed: 9 },
      { id: "G4", side: "german", type: "pfalz-d-iiia", hex: "2104", altitude: 2200, speed: 8 },
    ],
    guns: [
      { id: "F1", side: "german", kind: "AA", hex: "1413" },
      { id: "F2", side: "german", kind: "MG", hex: "1615" },
    ],
    targets: [
      { id: "B1", side: "allied", kind: "bomb", hexes: ["1514"], worth: 10 },
      { id: "B2", side: "allied", kind: "bomb", hexes: ["1814"], worth: 10 },
    ],
    goal: "points-left",
    turns: 12,
    prices: { allied: { kill: 4, home: 1 }, german: { kill: 5, twoSeater: 8 } },
  },
  gothas: {
    date: "1917-08-22",
    board: { columns: 30, rows: 60, mat: "thanet" },
    options: { archie: false },
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "sopwith-camel",
        hex: "1156",
        altitude: 3500,
        speed: 8,
        crew: [man("Gerard Brandon", 1)],
      },
      { id: "A2", side: "allied", type: "sopwith-camel", hex: "1956", altitude: 3500, speed: 8 },
      { id: "A3", side: "allied", type: "sopwith-pup", hex: "1556", altitude: 3500, speed: 8 },
      { id: "A4", side: "allied", type: "sopwith-pup", hex: "2156", altitude: 3400, speed: 8 },
      { id: "G1", side: "german", type: "gotha-g-v", hex: "1449", altitude: 3500, facing: 0, speed: 7 },
      { id: "G2", side: "german", type: "gotha-g-v", hex: "1749", altitude: 3500, facing: 0, speed: 7 },
    ],
    goal: "points-left",
    turns: 12,
    prices: { allied: { twoSeater: 8 }, german: { kill: 5, home: 5 } },
  },
} as const satisfies Readonly<Record<string, WholeConfig>>;
