import { freshTurn } from "../end/index.ts";
import { outcomeNow } from "../outcome/outcome.ts";
import type { PointsPart } from "../parts.ts";
import { stateWith } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import type { Aftermath } from "../state/step.ts";
import { tasksOfTurn } from "./agenda.ts";

/** The first turn, or the next one. */
export function beginTurn(state: State): Aftermath {
  const board = stateWith(state, {
    phase: state.setup.options.sequence === "initiative" ? "tailing" : "movement",
    aircraft: state.aircraft.map(freshTurn),
    order: [],
    tails: [],
    lineUp: null,
    shots: [],
    agenda: tasksOfTurn(state),
  });
  return { board, events: [{ key: "event.turn", values: { turn: state.turn } }] };
}

/** The turn after this one. */
export function nextTurn(state: State): Aftermath {
  return beginTurn(stateWith(state, { turn: state.turn + 1 }));
}

/** The end of a turn: the game is over, or the next turn begins. */
export function endTurn(state: State, pointsLeft?: PointsPart): Aftermath {
  const outcome = outcomeNow(state, pointsLeft);
  if (!outcome) return nextTurn(state);
  const { winner, reason } = outcome;
  const values = { turn: state.turn, reason: reason.key };
  const event =
    winner === null
      ? { key: "event.draw", values }
      : { key: "event.victory", values: { ...values, side: winner } };
  return { board: stateWith(state, { phase: "over", agenda: [], outcome }), events: [event] };
}
