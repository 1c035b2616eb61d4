import { endMiniHands, sweep } from "../hand/discard.ts";
import { withState } from "../state/changed.ts";
import { isOver } from "../state/decided.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";
import { outcomeOf } from "./outcome.ts";

/** The battle is over: cards on the table and mini-hands go to the discards, and in a campaign comes the evening. */
export function finish(state: State): Step {
  const cleared = endMiniHands(sweep(state));
  const ended = withState(cleared.state, { agenda: [], playerTurn: null });
  if (state.campaign)
    return { state: withState(ended, { agenda: [{ do: "debrief" }] }), events: cleared.events };
  return {
    state: withState(ended, { outcome: outcomeOf(ended) }),
    events: [...cleared.events, tell("event.end", {})],
  };
}

/** DIF-B17: a step after which a side has nothing left ends the battle at once. */
export function endedAtOnce(before: State, done: Step): Step {
  const { state, events } = done;
  if (state.elements === before.elements && state.formations === before.formations) return done;
  if (!isOver(state)) return done;
  const end = finish(state);
  return { state: end.state, events: [...events, ...end.events] };
}
