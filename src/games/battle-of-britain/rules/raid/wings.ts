import { present } from "../../../../core/present.ts";
import { LATE_TURN } from "../../data/calendar.ts";
import { BIG_WING_MOVE, STRANDED_MOVE, WING_MOVE } from "../../data/figures.ts";
import { isOpenToWing } from "../map/atlas.ts";
import { distance, reach } from "../map/path.ts";
import { withWing } from "../state/change.ts";
import { aloft, hasAirfield, placeOf, tablesOf } from "../state/look.ts";
import type { Geschwader, State, Step, Wing } from "../state/state.ts";
import { tell } from "../state/tell.ts";
import { waiting } from "./phase.ts";

/** BB-78: wings that missed are back at their stations before any other moves. */
export function recalled(state: State): Step {
  const back = state.wings.filter(({ missed }) => missed);
  if (back.length === 0) return { state, events: [] };
  const wings = state.wings.map((one) => (one.missed ? { ...one, square: null, patrol: false } : one));
  return {
    state: { ...state, wings },
    events: [tell("event.recalled", { wings: back.map(({ id }) => id) })],
  };
}

/** BB-75: a patrol may be called home. */
export function calledHome(state: State, id: string): Step {
  const now = withWing(state, id, { square: null, patrol: false });
  return { state: now, events: [tell("event.wing-home", { wing: id })] };
}

export function patrols({ wings }: State): readonly Wing[] {
  return wings.filter(({ patrol }) => patrol);
}

/** BB-90, BB-R33: wings that may move or take to the air, while there is or may yet be anybody to meet. */
export function movableWings(state: State): readonly Wing[] {
  if (aloft(state).length === 0 && !(state.phase === 1 && waiting(state))) return [];
  return state.wings.filter(({ used, met, squadrons }) => !used && !met && squadrons.length > 0);
}

/** BB-90, BB-125: squares that a wing may go. */
export function rangeOf(state: State, wing: Wing): number {
  return hasAirfield(state, wing) ? WING_MOVE : STRANDED_MOVE;
}

/** BB-36, BB-37, BB-90: squares that a wing reaches in so many steps. */
export function reachOf(state: State, wing: Wing, steps: number): ReadonlySet<string> {
  const tables = tablesOf(state.setup);
  return reach(placeOf(state, wing), steps, state.setup.options.diagonal, (square) =>
    isOpenToWing(tables, wing.group, square),
  );
}

/** BB-90: a wing moves, or takes to the air where it stands. */
export function wingMoved(state: State, wing: Wing, square: string): Step {
  const now = withWing(state, wing.id, { square, used: true });
  return { state: now, events: [tell("event.wing-moves", { wing: wing.id, square })] };
}

/** BB-128: unused wings of 12 Group that reach a geschwader in three squares. */
export function bigWingers(state: State, { square }: Geschwader): readonly Wing[] {
  if (state.turn < LATE_TURN || state.bigWing || square === null) return [];
  return movableWings(state).filter(
    (wing) =>
      wing.group === "12" &&
      distance(placeOf(state, wing), square, state.setup.options.diagonal) <= BIG_WING_MOVE &&
      reachOf(state, wing, BIG_WING_MOVE).has(square),
  );
}

/** BB-128: both go for one geschwader, and will fight as one. */
export function bigWing(state: State, wings: readonly [string, string], at: Geschwader): Step {
  const square = present(at.square);
  const [one, other] = wings;
  const first = withWing(state, one, { square, used: true, partner: other });
  const now = withWing(first, other, { square, used: true, partner: one });
  return {
    state: { ...now, bigWing: true },
    events: [tell("event.big-wing", { wings, geschwader: at.id, square })],
  };
}
