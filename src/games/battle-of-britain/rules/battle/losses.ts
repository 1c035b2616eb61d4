import { present } from "../../../../core/present.ts";
import { STOOD_DOWN } from "../../data/figures.ts";
import { BRITISH, type Side } from "../../data/sides.ts";
import { damagedMore, takenFromFormation } from "../deck/piles.ts";
import type { Allocation } from "../grammar/order.ts";
import { withPool } from "../state/change.ts";
import type { State, Step } from "../state/state.ts";
import type { Toll } from "../state/task.ts";
import { reveal } from "../state/tell.ts";
import { poolOfFormation } from "../turn/alert.ts";

/** BB-31, BB-32, BB-R7: squadrons of a formation are lost; each of the RAF's counts, however often it is rebuilt. */
export function lost(state: State, side: Side, formation: string, types: readonly string[]): State {
  const pool = poolOfFormation(state, formation) as string;
  const left = types.reduce((now, type) => takenFromFormation(now, formation, type), state);
  const damaged = damagedMore(left, pool, types);
  return side === BRITISH ? { ...damaged, rafLosses: damaged.rafLosses + types.length } : damaged;
}

/** BB-107, BB-R24: set aside until the second turn after; never a loss. */
export function stoodDown(state: State, formation: string, type: string): State {
  const pool = poolOfFormation(state, formation) as string;
  const left = takenFromFormation(state, formation, type);
  const { stoodDown: before } = present(left.pools[pool]);
  return withPool(left, pool, { stoodDown: [...before, { type, back: state.turn + STOOD_DOWN }] });
}

/** Hits are taken as their owner has chosen. */
export function taken(state: State, toll: Toll, { lost: types, stood }: Allocation): Step {
  const { side, formation, hits, by } = toll;
  const gone = lost(state, side, formation, types);
  const now = stood === null ? gone : stoodDown(gone, formation, stood);
  if (types.length === 0 && stood === null) return { state: now, events: [] };
  return {
    state: now,
    events: [reveal("event.losses", { formation, hits, by, lost: types, stood })],
  };
}
