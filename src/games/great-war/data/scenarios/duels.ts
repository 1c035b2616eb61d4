import type { WholeConfig } from "../config/config.ts";
import { man } from "./people.ts";
import { front } from "./trench-lines.ts";

const BOARD = { columns: 30, rows: 28, mat: "front" };

/** One famous pilot, and who met him. */
export const SCENARIOS = {
  duel: {
    date: "1918-04-21",
    board: { columns: 30, rows: 24, mat: "front" },
    front: front(8, 12),
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "sopwith-camel",
        hex: "1519",
        altitude: 3250,
        speed: 8,
        crew: [man("Roy Brown", 9)],
      },
      {
        id: "G1",
        side: "german",
        type: "fokker-dr-i",
        hex: "1507",
        altitude: 2800,
        speed: 8,
        crew: [man("Manfred von Richthofen", 80)],
        model: "fokker-dr-i-red",
      },
    ],
    turns: 30,
  },
  /** Whether he gets home is all that counts: nobody is paid for trenches. */
  hawker: {
    date: "1916-11-23",
    board: { columns: 30, rows: 52, mat: "front" },
    front: front(40, 44),
    wind: { facing: 0, strength: 1 },
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "dh-2",
        hex: "1513",
        altitude: 1000,
        speed: 4,
        crew: [man("Lanoe Hawker", 7)],
      },
      {
        id: "G1",
        side: "german",
        type: "albatros-d-ii",
        hex: "1515",
        facing: 0,
        altitude: 1000,
        speed: 7,
        crew: [man("Manfred von Richthofen", 10)],
      },
      {
        id: "G2",
        side: "german",
        type: "albatros-d-ii",
        hex: "1810",
        facing: 3,
        altitude: 1500,
        speed: 8,
      },
    ],
    targets: [
      { id: "T1", side: "allied", kind: "trench", worth: 0 },
      { id: "T2", side: "german", kind: "trench", worth: 0 },
    ],
    goal: "points-left",
    turns: 30,
    prices: { allied: { kill: 6, escape: 4 }, german: { kill: 6 } },
  },
  "voss-last-fight": {
    date: "1917-09-23",
    board: BOARD,
    front: front(20, 24),
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "se-5a",
        hex: "1219",
        altitude: 2000,
        speed: 10,
        crew: [man("James McCudden", 11)],
      },
      {
        id: "A2",
        side: "allied",
        type: "se-5a",
        hex: "1519",
        altitude: 2050,
        speed: 10,
        crew: [man("Arthur Rhys Davids", 19)],
      },
      { id: "A3", side: "allied", type: "se-5a", hex: "1820", altitude: 2000, speed: 10 },
      {
        id: "G1",
        side: "german",
        type: "fokker-dr-i",
        hex: "1508",
        altitude: 2100,
        speed: 8,
        crew: [man("Werner Voss", 48)],
      },
      { id: "G2", side: "german", type: "albatros-d-v", hex: "2106", altitude: 2300, speed: 8 },
    ],
    turns: 14,
    goal: "points-left",
    prices: { german: { kill: 5 }, allied: { kill: 5 } },
  },
} as const satisfies Readonly<Record<string, WholeConfig>>;
