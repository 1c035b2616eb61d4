import type { Balance } from "../../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  kent: { players: "pilot", nodes: 200, games: 200, wins: [93, 85], draws: 22, turns: 3 },
  weave: { players: "pilot", nodes: 200, games: 200, wins: [114, 66], draws: 20, turns: 4 },
  factory: { players: "pilot", nodes: 200, games: 200, wins: [102, 94], draws: 4, turns: 5 },
  ship: { players: "pilot", nodes: 200, games: 200, wins: [119, 75], draws: 6, turns: 5 },
  malta: { players: "pilot", nodes: 200, games: 200, wins: [119, 66], draws: 15, turns: 4 },
  channel: { players: "pilot", nodes: 200, games: 200, wins: [71, 120], draws: 9, turns: 3 },
  guadalcanal: { players: "pilot", nodes: 200, games: 200, wins: [96, 89], draws: 15, turns: 4 },
  leningrad: { players: "pilot", nodes: 200, games: 200, wins: [82, 100], draws: 18, turns: 3 },
  night: { players: "pilot", nodes: 200, games: 200, wins: [110, 67], draws: 23, turns: 5 },
  airfield: { players: "pilot", nodes: 200, games: 200, wins: [111, 87], draws: 2, turns: 5 },
  campaign: { players: "pilot", nodes: 200, games: 200, wins: [83, 102], draws: 15, turns: 5 },
};
