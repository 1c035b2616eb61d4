import type { Viewer } from "../../../core/game.ts";
import { AMERICAN, GERMAN, SIDES } from "../sides.ts";
import type { AmericanState, GermanState, State } from "../state/state.ts";

/** A state as somebody sees it: what he may not know is null (LW-L52). */
export interface View extends State {
  readonly viewer: Viewer;
}

/** LW-56: a line is shown when its unit has bombed. */
function seenAmerican(one: AmericanState): AmericanState {
  return one.bombed ? one : { ...one, line: null };
}

/** LW-51, LW-100: marks are shown by firing, the fuel list after the raid. */
function seenGerman(one: GermanState): GermanState {
  return { ...one, killer: one.shown ? one.killer : null, fuelled: null };
}

/** What a viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const all = viewer === "umpire";
  return {
    ...state,
    viewer,
    americans: all || viewer === SIDES[AMERICAN] ? state.americans : state.americans.map(seenAmerican),
    germans: all || viewer === SIDES[GERMAN] ? state.germans : state.germans.map(seenGerman),
    named: all || viewer === SIDES[AMERICAN] ? state.named : 0,
  };
}
