import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 150, wins: [39, 111], draws: 0, turns: 120 },
  "big-year": { players: "pilot", games: 200, wins: [97, 103], draws: 0, turns: 63 },
  wilhelmshaven: { players: "pilot", games: 200, wins: [128, 72], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 200, wins: [150, 50], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 200, wins: [175, 25], draws: 0, turns: 6 },
  schweinfurt: { players: "pilot", games: 200, wins: [98, 102], draws: 0, turns: 7 },
  "big-week": { players: "pilot", games: 200, wins: [106, 94], draws: 0, turns: 20 },
  oil: { players: "pilot", games: 200, wins: [120, 80], draws: 0, turns: 13 },
  leipzig: { players: "pilot", games: 200, wins: [121, 79], draws: 0, turns: 13 },
  merseburg: { players: "pilot", games: 200, wins: [63, 137], draws: 0, turns: 16 },
  berlin: { players: "pilot", games: 200, wins: [31, 169], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 200, wins: [5, 195], draws: 0, turns: 17 },
};
