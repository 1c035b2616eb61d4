import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 12, wins: [3, 9], draws: 0, turns: 122 },
  "big-year": { players: "pilot", games: 12, wins: [11, 1], draws: 0, turns: 62 },
  wilhelmshaven: { players: "pilot", games: 40, wins: [29, 11], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 40, wins: [34, 6], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 40, wins: [35, 5], draws: 0, turns: 6 },
  schweinfurt: { players: "pilot", games: 40, wins: [22, 18], draws: 0, turns: 7 },
  "big-week": { players: "pilot", games: 40, wins: [21, 19], draws: 0, turns: 20 },
  oil: { players: "pilot", games: 40, wins: [27, 13], draws: 0, turns: 13 },
  leipzig: { players: "pilot", games: 40, wins: [26, 14], draws: 0, turns: 13 },
  merseburg: { players: "pilot", games: 40, wins: [9, 31], draws: 0, turns: 16 },
  berlin: { players: "pilot", games: 40, wins: [6, 34], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 40, wins: [2, 38], draws: 0, turns: 17 },
};
