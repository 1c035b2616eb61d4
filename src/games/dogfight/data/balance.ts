import type { Balance } from "../../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", games: 200, wins: [92, 69], draws: 39, turns: 12 },
  "four-a-side": { players: "cadet", games: 200, wins: [107, 87], draws: 6, turns: 15 },
  bounce: { players: "pilot", games: 200, wins: [107, 93], draws: 0, turns: 6 },
  convoy: { players: "pilot", games: 200, wins: [102, 98], draws: 0, turns: 8 },
  fortresses: { players: "pilot", games: 200, wins: [107, 93], draws: 0, turns: 7 },
  swordfish: { players: "pilot", games: 200, wins: [80, 120], draws: 0, turns: 10 },
  "zero-wildcat": { players: "pilot", games: 200, wins: [113, 74], draws: 13, turns: 12 },
  clouds: { players: "pilot", games: 40, wins: [15, 16], draws: 9, turns: 18 },
  biplanes: { players: "cadet", games: 200, wins: [71, 67], draws: 62, turns: 12 },
  uneven: { players: "pilot", games: 200, wins: [102, 81], draws: 17, turns: 10 },
  demonstration: { players: "pilot", games: 200, wins: [104, 57], draws: 39, turns: 3 },
};
