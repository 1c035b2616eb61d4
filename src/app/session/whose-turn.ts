import type { SeatId, Viewer } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { shownIndex } from "./selectors.ts";
import type { TableShown } from "./session.ts";

/** The seats whose answers led to a moment. */
function answered(match: Match, index: number): readonly SeatId[] {
  const prompts = match.moments[index - 1]?.prompts ?? [];
  return [...new Set(prompts.map(({ seat }) => seat))];
}

/** Whose turn it is: the seats asked, the winner, or nobody; while a round is played (`underway`), those who gave it. */
export function whoseTurn(state: TableShown, underway: boolean): readonly (SeatId | Viewer)[] {
  const { match } = state.open;
  const { outcome } = now(match);
  if (state.at !== null) return [];
  if (underway) return answered(match, shownIndex(state));
  if (outcome) return outcome.winner === null ? [] : [outcome.winner];
  if (state.needs) return [state.needs.request.by];
  if (state.curtain !== null) return [state.curtain];
  // Whoever has not handed in is at his pads; with everything handed in the round is being kept.
  const isAtPads = state.viewer !== "table" && state.awaited.includes(state.viewer);
  if (isAtPads || state.awaited.length === 0) return [state.viewer];
  return state.awaited.filter((id) => id !== "table");
}
