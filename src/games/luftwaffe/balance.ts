import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  wilhelmshaven: { players: "pilot", games: 20, wins: [16, 4], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 20, wins: [14, 6], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 20, wins: [4, 16], draws: 0, turns: 5 },
  schweinfurt: { players: "pilot", games: 20, wins: [7, 13], draws: 0, turns: 6 },
  "big-week": { players: "pilot", games: 20, wins: [10, 10], draws: 0, turns: 12 },
  oil: { players: "pilot", games: 20, wins: [11, 9], draws: 0, turns: 12 },
  leipzig: { players: "pilot", games: 20, wins: [12, 8], draws: 0, turns: 11 },
  merseburg: { players: "pilot", games: 20, wins: [14, 6], draws: 0, turns: 14 },
  berlin: { players: "pilot", games: 20, wins: [16, 4], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 20, wins: [11, 9], draws: 0, turns: 10 },
};
