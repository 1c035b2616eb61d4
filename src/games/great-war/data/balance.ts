import type { Balance } from "../../../core/game.ts";

/**
 * Written by scripts/balance.ts from the games that it keeps: how games of computer players came out, by scenario. Where there
 * are `nodes`, they spent no more on an answer, which is less than at the table.
 */
export const BALANCE: Readonly<Record<string, Balance>> = {
  duel: { players: "pilot", nodes: 600, games: 200, wins: [35, 94], draws: 71, turns: 21 },
  hawker: { players: "pilot", games: 200, wins: [88, 67], draws: 45, turns: 18 },
  dogfight: { players: "pilot", nodes: 600, games: 200, wins: [118, 25], draws: 57, turns: 12 },
  "voss-last-fight": { players: "pilot", nodes: 600, games: 200, wins: [37, 99], draws: 64, turns: 14 },
  "last-autumn": { players: "pilot", nodes: 600, games: 200, wins: [24, 89], draws: 87, turns: 12 },
  "line-patrol-1915": { players: "pilot", nodes: 600, games: 200, wins: [139, 45], draws: 16, turns: 14 },
  "ball-rolands": { players: "pilot", nodes: 600, games: 200, wins: [43, 156], draws: 1, turns: 12 },
  photo: { players: "pilot", nodes: 600, games: 200, wins: [144, 54], draws: 2, turns: 12 },
  spotting: { players: "pilot", nodes: 600, games: 200, wins: [121, 76], draws: 3, turns: 14 },
  "trench-strafing": { players: "pilot", nodes: 600, games: 200, wins: [129, 62], draws: 9, turns: 10 },
  "battle-flight": { players: "pilot", nodes: 600, games: 200, wins: [93, 101], draws: 6, turns: 10 },
  bombing: { players: "pilot", nodes: 600, games: 200, wins: [118, 78], draws: 4, turns: 12 },
  gothas: { players: "pilot", nodes: 600, games: 200, wins: [68, 40], draws: 92, turns: 12 },
  balloons: { players: "pilot", nodes: 600, games: 200, wins: [159, 19], draws: 22, turns: 12 },
  "balloon-alone": { players: "pilot", nodes: 600, games: 200, wins: [88, 89], draws: 23, turns: 6 },
};
