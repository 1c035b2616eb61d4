import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 200, wins: [185, 8], draws: 7, turns: 11 },
  kanalkampf: { players: "pilot", games: 200, wins: [89, 51], draws: 60, turns: 4 },
  adlertag: { players: "pilot", games: 200, wins: [100, 41], draws: 59, turns: 1 },
  september: { players: "pilot", games: 200, wins: [99, 58], draws: 43, turns: 1 },
  raid: { players: "pilot", games: 200, wins: [134, 66], draws: 0, turns: 1 },
};
