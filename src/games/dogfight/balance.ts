import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", games: 200, wins: [107, 91], draws: 2, turns: 25 },
  "four-a-side": { players: "cadet", games: 200, wins: [101, 99], draws: 0, turns: 34 },
  demonstration: { players: "pilot", games: 200, wins: [104, 57], draws: 39, turns: 3 },
};
