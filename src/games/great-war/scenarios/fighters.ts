import type { WholeConfig } from "../config.ts";

/** Fighters among themselves. */
export const FIGHTERS = {
  duel: {
    date: "1918-04-21",
    board: { columns: 30, rows: 24, mat: "front" },
    front: { german: 9, allied: 13 },
    aircraft: [
      {
        id: "A1",
        side: "allied",
        type: "sopwith-camel",
        hex: "1519",
        facing: 0,
        altitude: 3250,
        speed: 8,
        crew: [{ name: "Brown", kills: 9 }],
      },
      {
        id: "G1",
        side: "german",
        type: "fokker-dr-i",
        hex: "1507",
        facing: 3,
        altitude: 2800,
        speed: 8,
        crew: [{ name: "Richthofen", kills: 80 }],
        model: "fokker-dr-i-red",
      },
    ],
    turns: 16,
  },
} as const satisfies Readonly<Record<string, WholeConfig>>;
