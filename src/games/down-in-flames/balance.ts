import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  kent: { players: "pilot", nodes: 200, games: 50, wins: [17, 26], draws: 7, turns: 3 },
  weave: { players: "pilot", nodes: 200, games: 50, wins: [31, 15], draws: 4, turns: 4 },
  factory: { players: "pilot", nodes: 200, games: 50, wins: [23, 26], draws: 1, turns: 5 },
  ship: { players: "pilot", nodes: 200, games: 50, wins: [26, 22], draws: 2, turns: 5 },
  malta: { players: "pilot", nodes: 200, games: 50, wins: [30, 14], draws: 6, turns: 4 },
  channel: { players: "pilot", nodes: 200, games: 50, wins: [17, 28], draws: 5, turns: 4 },
  guadalcanal: { players: "pilot", nodes: 200, games: 50, wins: [25, 21], draws: 4, turns: 4 },
  leningrad: { players: "pilot", nodes: 200, games: 50, wins: [20, 24], draws: 6, turns: 3 },
  night: { players: "pilot", nodes: 200, games: 50, wins: [24, 19], draws: 7, turns: 5 },
  airfield: { players: "pilot", nodes: 200, games: 50, wins: [31, 19], draws: 0, turns: 5 },
  campaign: { players: "pilot", nodes: 200, games: 10, wins: [4, 6], draws: 0, turns: 5 },
};
