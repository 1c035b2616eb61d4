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

/** What is recorded of a game; throws for a game that has no such file. */
export async function goldenOf(game: string): Promise<GoldenGame> {
  return (await import(`./${game}.ts`)).golden;
}
