import type { FirstEdition } from "../../data/config/config.ts";
import { front } from "../../data/scenarios/trench-lines.ts";

/** What was otherwise in scenarios by the first rules: matches that were begun then are folded with it. */
export const FIRST_EDITION: FirstEdition = {
  hawker: {
    board: { columns: 30, rows: 36, mat: "front" },
    front: front(24, 28),
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "dh-2",
        hex: "1508",
        altitude: 1000,
        speed: 7,
        crew: [{ name: "Lanoe Hawker", kills: 7 }],
      },
      {
        id: "G1",
        side: "german",
        type: "albatros-d-ii",
        hex: "1510",
        facing: 0,
        altitude: 1100,
        speed: 8,
        crew: [{ name: "Manfred von Richthofen", kills: 10 }],
      },
    ],
    targets: [],
    turns: 14,
  },
  "trench-strafing": { prices: { allied: { kill: 4, home: 1 }, german: { kill: 8 } } },
  bombing: { prices: { allied: { kill: 4, home: 1 }, german: { kill: 3, twoSeater: 5 } } },
  "battle-flight": { prices: { allied: { twoSeater: 5 }, german: { kill: 4, home: 1 } } },
};
