import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  campaign: { players: "pilot", games: 119, wins: [68, 51], draws: 0, turns: 108 },
  "big-year": { players: "pilot", games: 60, wins: [38, 22], draws: 0, turns: 59 },
  wilhelmshaven: { players: "pilot", games: 100, wins: [62, 38], draws: 0, turns: 5 },
  bremen: { players: "pilot", games: 100, wins: [65, 35], draws: 0, turns: 6 },
  regensburg: { players: "pilot", games: 100, wins: [41, 59], draws: 0, turns: 5 },
  schweinfurt: { players: "pilot", games: 100, wins: [37, 63], draws: 0, turns: 6 },
  "big-week": { players: "pilot", games: 100, wins: [51, 49], draws: 0, turns: 12 },
  oil: { players: "pilot", games: 100, wins: [48, 52], draws: 0, turns: 12 },
  leipzig: { players: "pilot", games: 100, wins: [61, 39], draws: 0, turns: 11 },
  merseburg: { players: "pilot", games: 100, wins: [60, 40], draws: 0, turns: 14 },
  berlin: { players: "pilot", games: 100, wins: [65, 35], draws: 0, turns: 14 },
  "last-jets": { players: "pilot", games: 100, wins: [60, 40], draws: 0, turns: 10 },
};
