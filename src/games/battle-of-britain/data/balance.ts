import type { Balance } from "../../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 200, wins: [58, 58], draws: 84, turns: 11 },
  kanalkampf: { players: "pilot", games: 200, wins: [66, 71], draws: 63, turns: 4 },
  adlertag: { players: "pilot", games: 200, wins: [64, 94], draws: 42, turns: 1 },
  september: { players: "pilot", games: 200, wins: [88, 100], draws: 12, turns: 1 },
  raid: { players: "pilot", games: 200, wins: [116, 84], draws: 0, turns: 1 },
};
