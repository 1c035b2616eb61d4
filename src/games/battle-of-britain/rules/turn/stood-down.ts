import { present } from "../../../../core/present.ts";
import { putOnTop } from "../deck/piles.ts";
import { withPool } from "../state/change.ts";
import { sortedTypes } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** BB-69, BB-107: squadrons of a pool that come back this turn. */
export function returning(state: State, pool: string): readonly string[] {
  const { stoodDown } = present(state.pools[pool]);
  return sortedTypes(
    state.setup,
    stoodDown.filter(({ back }) => back === state.turn).map(({ type }) => type),
  );
}

/** BB-R29: whether their order has to be chosen: there are two types at least. */
export function isOrderChosen(state: State, pool: string): boolean {
  return new Set(returning(state, pool)).size > 1;
}

/** They go on top of their pile, the first uppermost. */
export function returned(state: State, pool: string, types: readonly string[]): Step {
  if (types.length === 0) return { state, events: [] };
  const { stoodDown } = present(state.pools[pool]);
  const left = stoodDown.filter(({ back }) => back !== state.turn);
  return {
    state: withPool(putOnTop(state, pool, types), pool, { stoodDown: left }),
    events: [tell("event.returns", { pool, types })],
  };
}
