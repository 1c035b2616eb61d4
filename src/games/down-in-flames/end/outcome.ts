import type { Outcome } from "../../../core/game.ts";
import { SIDES } from "../sides.ts";
import type { Board } from "../state/state.ts";
import { scoreOf } from "./score.ts";

/** DIF-B17: more victory points win; equal is a draw. */
export function outcomeOf(board: Board): Outcome {
  const [allied, axis] = scoreOf(board);
  const winner = allied === axis ? null : SIDES[allied > axis ? 0 : 1];
  return { winner, reason: { key: "outcome.points", values: { allied, axis } } };
}
