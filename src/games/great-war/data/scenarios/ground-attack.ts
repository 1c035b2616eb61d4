import type { WholeConfig } from "../config/config.ts";
import { man, novice } from "./people.ts";
import { front } from "./trench-lines.ts";

/** Low over the trenches. */
export const SCENARIOS = {
  "trench-strafing": {
    date: "1917-11-20",
    board: { columns: 32, rows: 32, mat: "front" },
    front: front(15, 19, 32),
    aircraft: [
      { id: "A1", side: "allied", type: "sopwith-camel", hex: "1123", altitude: 300, speed: 8 },
      { id: "A2", side: "allied", type: "sopwith-camel", hex: "1422", altitude: 350, speed: 8 },
      { id: "A3", side: "allied", type: "sopwith-camel", hex: "1723", altitude: 400, speed: 8, bombs: true },
      {
        id: "A4",
        side: "allied",
        type: "sopwith-camel",
        hex: "2022",
        altitude: 350,
        speed: 8,
        bombs: true,
        crew: [novice()],
      },
      {
        id: "G1",
        side: "german",
        type: "albatros-d-v",
        hex: "1206",
        altitude: 900,
        speed: 8,
        crew: [man("Otto Könnecke", 11)],
      },
      { id: "G2", side: "german", type: "albatros-d-v", hex: "1605", altitude: 900, speed: 8 },
      { id: "G3", side: "german", type: "albatros-d-v", hex: "2006", altitude: 1000, speed: 8 },
    ],
    targets: [
      { id: "T1", side: "allied", kind: "trench", worth: 1 },
      {
        id: "R1",
        side: "allied",
        kind: "road",
        hexes: ["1610", "1609", "1608", "1607", "1606", "1605"],
        worth: 1,
      },
      { id: "B1", side: "allied", kind: "bomb", hexes: ["1412"], worth: 6 },
      { id: "B2", side: "allied", kind: "bomb", hexes: ["1912"], worth: 6 },
    ],
    goal: "points-left",
    turns: 10,
    prices: { allied: { kill: 4, home: 1 }, german: { kill: 10 } },
  },
  "battle-flight": {
    date: "1918-03-21",
    board: { columns: 30, rows: 32, mat: "front" },
    front: front(14, 18),
    wind: { facing: 3, strength: 1 },
    aircraft: [
      { id: "A1", side: "allied", type: "se-5a", hex: "1229", altitude: 900, speed: 10 },
      { id: "A2", side: "allied", type: "bristol-f2b", hex: "1828", altitude: 800, speed: 9 },
      { id: "A3", side: "allied", type: "sopwith-camel", hex: "1530", altitude: 700, speed: 8 },
      { id: "G1", side: "german", type: "halberstadt-cl-ii", hex: "1209", altitude: 300, speed: 7 },
      { id: "G2", side: "german", type: "halberstadt-cl-ii", hex: "1508", altitude: 350, speed: 7 },
      { id: "G3", side: "german", type: "hannover-cl-iii", hex: "1808", altitude: 400, speed: 7 },
    ],
    guns: [
      { id: "F1", side: "allied", kind: "MG", hex: "1020" },
      { id: "F2", side: "allied", kind: "MG", hex: "1619" },
    ],
    targets: [
      { id: "T1", side: "german", kind: "trench", worth: 1 },
      { id: "R1", side: "german", kind: "road", hexes: ["1522", "1523", "1524", "1525"], worth: 1 },
    ],
    goal: "points-left",
    turns: 10,
    prices: { allied: { twoSeater: 7 }, german: { kill: 4, home: 1 } },
  },
} as const satisfies Readonly<Record<string, WholeConfig>>;
