import type { Viewer } from "../../../../core/game.ts";
import { remembered, rememberedPair } from "../../../../core/remember.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { sideOf } from "../state/sides.ts";
import { type AmericanState, type Economy, type GermanState, HIDDEN, type State } from "../state/state.ts";

/** A state as somebody sees it: what he may not know is null (LW-L52). */
export interface View extends State {
  readonly viewer: Viewer;
}

/** LW-56: a line is shown when its unit has bombed. */
function seenAmerican(one: AmericanState): AmericanState {
  return one.bombed || one.line === null ? one : { ...one, line: null };
}

/** LW-51, LW-100: marks are shown by firing, the fuel list after the raid. */
function seenGerman(one: GermanState): GermanState {
  return { ...one, killer: one.shown ? one.killer : null, fuelled: null };
}

/** Units as they are seen are made once: in most answers those of one side stay as they were. */
const seenGermans = remembered((germans: readonly GermanState[]) => germans.map(seenGerman));
const seenAmericans = remembered((americans: readonly AmericanState[]) => americans.map(seenAmerican));

/** LW-101: the reserve changes for everybody when the list is shown. */
function seenEconomy(economy: Economy): Economy {
  return { ...economy, reserveNext: HIDDEN };
}

function seen(state: State, viewer: Viewer): View {
  if (viewer === "umpire") return { ...state, viewer };
  const side = sideOf(state, viewer);
  const [american, german] = [side === AMERICAN, side === GERMAN];
  return {
    viewer,
    setup: state.setup,
    quarter: state.quarter,
    turn: state.turn,
    germans: german ? state.germans : seenGermans(state.germans),
    americans: american ? state.americans : seenAmericans(state.americans),
    bombed: state.bombed,
    baseOut: state.baseOut,
    economy: german ? state.economy : seenEconomy(state.economy),
    replacements: state.replacements,
    battle: state.battle,
    tolls: state.tolls,
    ...(american && state.sweep && { sweep: state.sweep }),
    named: american ? state.named : HIDDEN,
    bombersAtFirst: state.bombersAtFirst,
    agenda: state.agenda,
    outcome: state.outcome,
  };
}

/** What a viewer may see. */
export const view = rememberedPair(seen);
