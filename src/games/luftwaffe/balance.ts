import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  wilhelmshaven: { players: "pilot", games: 10, wins: [9, 1], draws: 0, turns: 5 },
};
