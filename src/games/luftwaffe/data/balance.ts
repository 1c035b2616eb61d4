import type { Balance } from "../../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 200, wins: [120, 80], draws: 0, turns: 109 },
  "big-year": { players: "pilot", games: 200, wins: [115, 85], draws: 0, turns: 59 },
  wilhelmshaven: { players: "pilot", games: 200, wins: [128, 72], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 200, wins: [133, 67], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 200, wins: [71, 129], draws: 0, turns: 5 },
  schweinfurt: { players: "pilot", games: 200, wins: [65, 135], draws: 0, turns: 6 },
  "big-week": { players: "pilot", games: 200, wins: [90, 110], draws: 0, turns: 12 },
  oil: { players: "pilot", games: 200, wins: [102, 98], draws: 0, turns: 12 },
  leipzig: { players: "pilot", games: 200, wins: [122, 78], draws: 0, turns: 11 },
  merseburg: { players: "pilot", games: 200, wins: [120, 80], draws: 0, turns: 13 },
  berlin: { players: "pilot", games: 200, wins: [127, 73], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 200, wins: [120, 80], draws: 0, turns: 10 },
};
