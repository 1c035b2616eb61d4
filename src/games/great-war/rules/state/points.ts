import type { State } from "./state.ts";

/** Points of either side, in a campaign those of all its missions, the one in hand among them. */
export function pointsOf({ campaign, score }: Pick<State, "campaign" | "score">): State["score"] {
  const [allied, german] = campaign?.points ?? [0, 0];
  return [allied + score[0], german + score[1]];
}
