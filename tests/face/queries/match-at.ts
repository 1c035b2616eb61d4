import type { AnyGame } from "../../../src/core/game.ts";
import type { Match } from "../../../src/core/match/match.ts";

/** A match that stands at a state, of which nobody saw how it came about. */
export function matchAt(game: AnyGame, state: unknown): Match {
  const moment = {
    state,
    prompts: game.prompts(state),
    events: [],
    throws: [],
    entry: -1,
    outcome: game.outcome(state) ?? undefined,
  };
  return { game, config: {}, seats: [], entries: [], moments: [moment] };
}
