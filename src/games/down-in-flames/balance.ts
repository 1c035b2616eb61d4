import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  kent: { players: "pilot", nodes: 200, games: 200, wins: [97, 80], draws: 23, turns: 3 },
  weave: { players: "pilot", nodes: 200, games: 200, wins: [124, 62], draws: 14, turns: 6 },
  factory: { players: "pilot", nodes: 200, games: 200, wins: [127, 66], draws: 7, turns: 5 },
  ship: { players: "pilot", nodes: 200, games: 200, wins: [89, 100], draws: 11, turns: 5 },
  malta: { players: "pilot", nodes: 200, games: 200, wins: [121, 65], draws: 14, turns: 6 },
  leningrad: { players: "pilot", nodes: 200, games: 200, wins: [40, 153], draws: 7, turns: 6 },
  night: { players: "pilot", nodes: 200, games: 200, wins: [162, 28], draws: 10, turns: 5 },
};
