import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { State } from "../state/state.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";
import { fatesOf, scoreOf } from "./score.ts";

const SIDES: readonly SideIndex[] = [0, 1];

/** Tells the points that were earned between two states, aircraft by aircraft, each with the total so far. */
export function tellPoints(before: State, after: State, events: DogfightEvent[]): void {
  const { scoring, sides, airframes } = after.setup;
  if (!scoring) return;
  const old = fatesOf(before);
  const total = [...(scoreOf(before) ?? [0, 0])];
  fatesOf(after).forEach((fate, index) => {
    if (fate === null || old[index] !== null) return;
    for (const side of SIDES) {
      const points = scoring.prices[side][index]?.[fate] ?? 0;
      if (points === 0) continue;
      total[side] = (total[side] ?? 0) + points;
      events.push(
        fact("scores", {
          id: airframes[index]?.id ?? "",
          side: sides[side],
          fate,
          unhindered: after.aircraft[index]?.status === "flying",
          points,
          total: total[side] ?? 0,
          of: scoring.target?.count ?? null,
        }),
      );
    }
  });
}
