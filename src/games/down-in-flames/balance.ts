import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
  kent: { players: "pilot", games: 20, wins: [4, 5], draws: 11, turns: 4 },
};
