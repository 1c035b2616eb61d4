import type { Opponent } from "../opponents/opponent.ts";

/** An opponent with a stop-watch. */
export interface Timed {
  readonly player: Opponent;
  /** Milliseconds of the slowest answer so far. */
  slowest(): number;
}

export function timed(player: Opponent): Timed {
  let slowest = 0;
  return {
    slowest: () => slowest,
    player: {
      ...player,
      answer(...given) {
        const started = performance.now();
        const decision = player.answer(...given);
        slowest = Math.max(slowest, performance.now() - started);
        return decision;
      },
    },
  };
}
