import { movableWings, rangeOf, reachOf } from "../../rules/raid/wings.ts";
import { aloft } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";

/** Whether a wing can meet a geschwader in this Tally Ho, where both are now: it can, it is too far, it may not move. */
export type Meeting = "possible" | "far" | "used";

/** BB-90, BB-108: as the move of a wing to the square of a geschwader is judged. */
export function meetingOf(view: View, wing: Wing, { square }: Geschwader): Meeting | undefined {
  if (square === null) return undefined;
  if (!movableWings(view).some(({ id }) => id === wing.id)) return "used";
  return reachOf(view, wing, rangeOf(view, wing)).has(square) ? "possible" : "far";
}

/** Wings that can meet a geschwader now. */
export function meetersOf(view: View, one: Geschwader): readonly string[] {
  return view.wings.filter((wing) => meetingOf(view, wing, one) === "possible").map(({ id }) => id);
}

/** Geschwader that a wing can meet now. */
export function metBy(view: View, wing: Wing): readonly string[] {
  return aloft(view)
    .filter((one) => meetingOf(view, wing, one) === "possible")
    .map(({ id }) => id);
}
