import type { Balance } from "../../core/game.ts";

/**
 * Written by scripts/balance.ts: how games of computer players came out, by scenario. Where there are 20 games, the pilots
 * thought a third as long as at the table (`--nodes 1300`).
 */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", games: 60, wins: [14, 32], draws: 14, turns: 8 },
  dogfight: { players: "pilot", games: 30, wins: [19, 4], draws: 7, turns: 12 },
  "voss-last-fight": { players: "pilot", games: 30, wins: [8, 16], draws: 6, turns: 14 },
};
