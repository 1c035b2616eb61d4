import { existsSync } from "node:fs";
import type { Opponent } from "../../src/opponents/opponent.ts";

/** A match to record: its set-up, and whether rounds are taken back on the way. */
export interface GoldenSetup {
  readonly name: string;
  readonly config: unknown;
  readonly takeBacks?: true;
  /** Matches played of which the liveliest is kept; left out: 60. */
  readonly tries?: number;
}

/** The matches of a game that are recorded: `scripts/goldens/GAME.ts`. */
export interface GoldenGame {
  /** Who plays them. */
  readonly player: Opponent;
  readonly setups: readonly GoldenSetup[];
}

const LEAST_TURNS = 20;

/** The set-up in a state, as far as games have one of these: its limit, or the turn that is its last. */
interface Limits {
  readonly turns?: number | null;
  readonly to?: number;
  /** Whether it is one raid or the raids of its quarters: a raid ends by itself, and turns are counted within it. */
  readonly raid?: boolean;
}

/**
 * Turns that a golden must have: 20; half of its limit where that is less; where set-ups name a last turn, to that;
 * none where raids are flown, since they end by themselves.
 */
export function leastTurns({ turns, to, raid }: Limits): number {
  if (raid !== undefined) return 0;
  return to ?? Math.min(LEAST_TURNS, Math.ceil((turns ?? LEAST_TURNS) / 2));
}

/** What is recorded of a game; undefined where that has not been said. */
export async function goldenOf(game: string): Promise<GoldenGame | undefined> {
  if (!existsSync(new URL(`./${game}.ts`, import.meta.url))) return undefined;
  return (await import(`./${game}.ts`)).golden;
}
