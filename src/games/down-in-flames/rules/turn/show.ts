import { itemAt } from "../../../../core/item-at.ts";
import { limitOf, ratingsAt } from "../hand/limits.ts";
import { handLimit } from "../ratings/ratings.ts";
import { withLeader } from "../state/changed.ts";
import { hasLeader } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";

/** DIF-R70: a hand above the Regular limit at the end of a player-turn shows the quality. */
export function shownByHand(state: State, element: number): Step {
  const { leader } = itemAt(state.elements, element);
  if (leader.shown || !leader.quality || !hasLeader(state, element)) return { state, events: [] };
  const regular = handLimit(ratingsAt(state, element, "regular"), "regular");
  const better = limitOf(state, element) > regular && leader.hand.length > regular;
  return better ? shown(state, element) : { state, events: [] };
}

/** A Leader's quality is known to all from now on. */
export function shown(state: State, element: number): Step {
  const { leader } = itemAt(state.elements, element);
  if (leader.shown || !leader.quality) return { state, events: [] };
  const { id } = itemAt(state.setup.elements, element);
  return {
    state: withLeader(state, element, { shown: true }),
    events: [reveal("event.quality", { id, quality: leader.quality })],
  };
}
