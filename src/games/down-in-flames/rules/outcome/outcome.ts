import type { Outcome } from "../../../../core/game.ts";
import { SIDES } from "../../data/sides.ts";
import type { Degree } from "../../words/campaign/en.ts";
import type { Board } from "../state/state.ts";
import { scoreOf } from "./score.ts";

/** DIF-B21: by how many victory points a campaign is won marginally, clearly, decisively. */
const DEGREES = [
  ["decisive", 30],
  ["clear", 15],
  ["marginal", 5],
] as const;

/** DIF-B21: what the difference of all missions amounts to. */
export function degreeOf(difference: number): Degree {
  return DEGREES.find(([, from]) => difference >= from)?.[0] ?? "draw";
}

/** The end of a campaign. */
export function outcomeOfCampaign(board: Board): Outcome {
  const [allied, axis] = scoreOf(board);
  const degree = degreeOf(Math.abs(allied - axis));
  const winner = degree === "draw" ? null : SIDES[allied > axis ? 0 : 1];
  return { winner, reason: { key: "outcome.campaign", values: { allied, axis, degree } } };
}

/** DIF-B17: more victory points win; equal is a draw. */
export function outcomeOf(board: Board): Outcome {
  const [allied, axis] = scoreOf(board);
  const winner = allied === axis ? null : SIDES[allied > axis ? 0 : 1];
  return { winner, reason: { key: "outcome.points", values: { allied, axis } } };
}
