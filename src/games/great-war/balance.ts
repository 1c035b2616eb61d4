import type { Balance } from "../../core/game.ts";

/**
 * Written by scripts/balance.ts from the games that it keeps: how games of computer players came out, by scenario. Where there
 * are `nodes`, they spent no more on an answer, which is less than at the table.
 */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", nodes: 600, games: 200, wins: [35, 94], draws: 71, turns: 21 },
  hawker: { players: "pilot", games: 80, wins: [36, 29], draws: 15, turns: 15 },
  dogfight: { players: "pilot", nodes: 600, games: 200, wins: [118, 25], draws: 57, turns: 12 },
  "voss-last-fight": { players: "pilot", nodes: 600, games: 200, wins: [37, 99], draws: 64, turns: 14 },
  "last-autumn": { players: "pilot", nodes: 600, games: 200, wins: [24, 89], draws: 87, turns: 12 },
  "line-patrol-1915": { players: "pilot", nodes: 600, games: 200, wins: [139, 45], draws: 16, turns: 14 },
  "ball-rolands": { players: "pilot", nodes: 600, games: 200, wins: [43, 156], draws: 1, turns: 12 },
  photo: { players: "pilot", nodes: 600, games: 200, wins: [144, 54], draws: 2, turns: 12 },
  spotting: { players: "pilot", nodes: 600, games: 60, wins: [41, 18], draws: 1, turns: 14 },
  "trench-strafing": { players: "pilot", nodes: 600, games: 60, wins: [40, 17], draws: 3, turns: 10 },
  "battle-flight": { players: "pilot", nodes: 600, games: 60, wins: [29, 30], draws: 1, turns: 10 },
  bombing: { players: "pilot", nodes: 600, games: 67, wins: [33, 32], draws: 2, turns: 12 },
  gothas: { players: "pilot", nodes: 600, games: 60, wins: [20, 12], draws: 28, turns: 12 },
  balloons: { players: "pilot", nodes: 600, games: 60, wins: [46, 6], draws: 8, turns: 12 },
  "balloon-alone": { players: "pilot", nodes: 600, games: 60, wins: [24, 29], draws: 7, turns: 6 },
};
