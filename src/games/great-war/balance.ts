import type { Balance } from "../../core/game.ts";

/**
 * Written by scripts/balance.ts: how games of computer players came out, by scenario. Where there are 10 or 20 games, the pilots
 * thought a third as long as at the table (`--nodes 1300`).
 */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", games: 60, wins: [14, 32], draws: 14, turns: 8 },
  hawker: { players: "pilot", games: 20, wins: [20, 0], draws: 0, turns: 14 },
  dogfight: { players: "pilot", games: 30, wins: [19, 4], draws: 7, turns: 12 },
  "voss-last-fight": { players: "pilot", games: 30, wins: [8, 16], draws: 6, turns: 14 },
  "last-autumn": { players: "pilot", games: 20, wins: [6, 5], draws: 9, turns: 12 },
  "line-patrol-1915": { players: "pilot", games: 20, wins: [5, 9], draws: 6, turns: 14 },
  "ball-rolands": { players: "pilot", games: 10, wins: [6, 4], draws: 0, turns: 12 },
  photo: { players: "pilot", games: 10, wins: [5, 5], draws: 0, turns: 12 },
  spotting: { players: "pilot", games: 10, wins: [5, 4], draws: 1, turns: 14 },
  "trench-strafing": { players: "pilot", games: 20, wins: [9, 11], draws: 0, turns: 10 },
  "battle-flight": { players: "pilot", games: 20, wins: [8, 12], draws: 0, turns: 10 },
  bombing: { players: "pilot", games: 10, wins: [4, 6], draws: 0, turns: 12 },
  gothas: { players: "pilot", games: 10, wins: [7, 0], draws: 3, turns: 12 },
  balloons: { players: "pilot", games: 10, wins: [9, 1], draws: 0, turns: 12 },
  "balloon-alone": { players: "pilot", games: 10, wins: [3, 4], draws: 3, turns: 5 },
};
