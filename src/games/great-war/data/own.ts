import { CRITICAL_HITS } from "./criticals.ts";
import { DAMAGE } from "./damage.ts";
import type { Tables } from "./tables.ts";
import { TAILING } from "./tailing.ts";
import { TYPES } from "./types/types.ts";

/** The tables that come with the game: our own, not the publisher's. */
export const TABLES: Tables = {
  name: "Tallyho",
  damage: DAMAGE,
  schedules: {
    A: [2, 3, 4],
    B: [1, 2, 3],
    C: [1, 2, 2],
    D: [1, 1, 2],
    E: [1, 1, 1],
    F: [3, 4],
    G: [4],
  },
  tailing: TAILING,
  deflection: { air: [1, 0, -1, 0], below: [0, -1, -1, 0] },
  criticals: CRITICAL_HITS,
  maneuvers: {
    sideslip: 2,
    "barrel-roll": 3,
    immelmann: 4,
    "split-s": 3,
    loop: 5,
    "falling-leaf": 2,
  },
  aircraft: TYPES,
};
