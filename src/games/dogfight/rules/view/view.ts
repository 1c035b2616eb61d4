import type { Viewer } from "../../../../core/game.ts";
import type { State } from "../state/state.ts";

/** What a viewer may see. In this game nothing but plots is secret, and those are never in the state. */
export interface View
  extends Pick<State, "setup" | "turn" | "phase" | "firing" | "shooting" | "first" | "aircraft" | "outcome"> {
  readonly viewer: Viewer;
}

const NOBODY = {} as const;

/** Lists what may be seen; what is not named here stays unseen. */
export function viewOf(state: State, viewer: Viewer): View {
  const { setup, turn, phase, firing, shooting, first, aircraft, outcome } = state;
  const shooter = shooting === undefined ? NOBODY : { shooting };
  return { viewer, setup, turn, phase, firing, ...shooter, first, aircraft, outcome };
}

/** A state that fits a view: here the only one. */
export function imagined(view: View): State {
  const { setup, turn, phase, firing, shooting, first, aircraft, outcome } = view;
  const shooter = shooting === undefined ? NOBODY : { shooting };
  return { setup, turn, phase, firing, ...shooter, first, aircraft, outcome };
}
