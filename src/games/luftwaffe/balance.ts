import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 200, wins: [104, 96], draws: 0, turns: 108 },
  "big-year": { players: "pilot", games: 200, wins: [107, 93], draws: 0, turns: 57 },
  wilhelmshaven: { players: "pilot", games: 200, wins: [99, 101], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 200, wins: [121, 79], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 200, wins: [114, 86], draws: 0, turns: 5 },
  schweinfurt: { players: "pilot", games: 200, wins: [73, 127], draws: 0, turns: 6 },
  "big-week": { players: "pilot", games: 200, wins: [100, 100], draws: 0, turns: 13 },
  oil: { players: "pilot", games: 200, wins: [107, 93], draws: 0, turns: 13 },
  leipzig: { players: "pilot", games: 200, wins: [124, 76], draws: 0, turns: 12 },
  merseburg: { players: "pilot", games: 200, wins: [110, 90], draws: 0, turns: 9 },
  berlin: { players: "pilot", games: 200, wins: [122, 78], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 200, wins: [117, 83], draws: 0, turns: 10 },
};
