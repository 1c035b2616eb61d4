import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Target } from "../setup/setup.ts";
import { stateWith } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import type { Aftermath } from "../state/step.ts";
import { award, type Scored, type Why } from "./score.ts";

/** Targets of one kind that a side has still to deal with. */
export function openTargets(
  { setup, done }: Scored,
  side: SideIndex,
  kind: Target["kind"],
): readonly Target[] {
  return setup.targets.filter((one) => one.side === side && one.kind === kind && !done.includes(one.id));
}

/** A target is done: its points go to the aircraft's side. */
export function complete(board: State, index: number, target: Target, why: Why): Aftermath {
  return award(stateWith(board, { done: [...board.done, target.id] }), index, why, target.worth);
}
