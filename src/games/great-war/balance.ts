import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", games: 60, wins: [14, 32], draws: 14, turns: 8 },
  hawker: { players: "pilot", games: 30, wins: [0, 6], draws: 24, turns: 14 },
  dogfight: { players: "pilot", games: 30, wins: [19, 4], draws: 7, turns: 12 },
  "voss-last-fight": { players: "pilot", games: 30, wins: [8, 16], draws: 6, turns: 14 },
  gothas: { players: "pilot", games: 30, wins: [26, 4], draws: 0, turns: 12 },
  balloons: { players: "pilot", games: 30, wins: [25, 3], draws: 2, turns: 12 },
  "balloon-alone": { players: "pilot", games: 20, wins: [14, 6], draws: 0, turns: 5 },
};
