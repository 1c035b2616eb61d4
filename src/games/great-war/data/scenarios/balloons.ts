import type { WholeConfig } from "../config/config.ts";
import { man } from "./people.ts";
import { front } from "./trench-lines.ts";

/** Balloons are what counts here: strafing trenches on the way brings the Allies nothing. */
const UNPAID_TRENCH = { id: "T1", side: "allied", kind: "trench", worth: 0 } as const;

/** Balloon busting. */
export const SCENARIOS = {
  balloons: {
    date: "1918-09-18",
    board: { columns: 32, rows: 34, mat: "front" },
    options: { survivors: true },
    front: front(19, 23, 32),
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "spad-xiii",
        hex: "1327",
        altitude: 900,
        speed: 10,
        crew: [man("Frank Luke", 11)],
      },
      {
        id: "A2",
        side: "allied",
        type: "spad-xiii",
        hex: "1728",
        altitude: 1500,
        speed: 10,
        crew: [man("Joseph Wehner", 5)],
      },
      { id: "A3", side: "allied", type: "nieuport-28", hex: "1529", altitude: 1200, speed: 9 },
      { id: "G1", side: "german", type: "balloon-drachen", hex: "1012", altitude: 500 },
      { id: "G2", side: "german", type: "balloon-drachen", hex: "2011", altitude: 500 },
      {
        id: "G3",
        side: "german",
        type: "fokker-d-vii",
        hex: "1402",
        altitude: 1700,
        speed: 9,
        crew: [man("Georg von Hantelmann", 14)],
      },
      { id: "G4", side: "german", type: "fokker-d-vii", hex: "1702", altitude: 1700, speed: 9 },
    ],
    guns: [
      { id: "F1", side: "german", kind: "MG", hex: "0913" },
      { id: "F2", side: "german", kind: "AA", hex: "1507" },
      { id: "F3", side: "german", kind: "MG", hex: "2112" },
    ],
    targets: [UNPAID_TRENCH],
    goal: "points-left",
    turns: 12,
    prices: { allied: { balloon: 6, kill: 4, home: 1 }, german: { kill: 2 } },
  },
  "balloon-alone": {
    date: "1918-04-12",
    board: { columns: 26, rows: 34, mat: "front" },
    front: front(20, 24, 26),
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "sopwith-camel",
        hex: "1328",
        altitude: 900,
        speed: 8,
        crew: [man("", 5)],
      },
      { id: "G1", side: "german", type: "balloon-drachen", hex: "0811", altitude: 500 },
      { id: "G2", side: "german", type: "balloon-drachen", hex: "1909", altitude: 500 },
    ],
    guns: [
      { id: "F1", side: "german", kind: "MG", hex: "0811", hidden: 3 },
      { id: "F2", side: "german", kind: "AA", hex: "0811", hidden: 5 },
      { id: "F3", side: "german", kind: "MG", hex: "1909", hidden: 3 },
      { id: "F4", side: "german", kind: "AA", hex: "1909", hidden: 5 },
      { id: "F5", side: "german", kind: "MG", hex: "1310", hidden: 6 },
      { id: "F6", side: "german", kind: "MG", hex: "1314", hidden: 4 },
    ],
    targets: [UNPAID_TRENCH],
    goal: "points-left",
    turns: 14,
    prices: { allied: { balloon: 4, home: 3 }, german: { kill: 3 } },
  },
} as const satisfies Readonly<Record<string, WholeConfig>>;
