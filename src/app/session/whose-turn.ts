import type { SeatId, Viewer } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { promptsFor } from "./pending.ts";
import { aloneAt } from "./placing.ts";
import { shownIndex } from "./selectors.ts";
import type { TableShown } from "./session.ts";

/** The seats whose answers led to a moment. */
function answered(match: Match, index: number): readonly SeatId[] {
  const prompts = match.moments[index - 1]?.prompts ?? [];
  return [...new Set(prompts.map(({ seat }) => seat))];
}

/** Whether the seat at the screen is asked and has not passed it on yet, with all its answers written or not. */
function isAtPads({ open, seats, computers, awaited, viewer }: TableShown): boolean {
  if (viewer === "table") return false;
  if (awaited.includes(viewer)) return true;
  return promptsFor(open.match, viewer).length > 0 && aloneAt(seats, computers) === undefined;
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
  // With everything sealed it is still to be handed in.
  if (isAtPads(state) || state.awaited.length === 0) return [state.viewer];
  return state.awaited.filter((id) => id !== "table");
}
