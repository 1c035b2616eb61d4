import { agendaOf } from "../../../../core/agenda.ts";
import { withAgenda } from "../state/changed.ts";
import type { State, Task } from "../state/state.ts";

/** The stack of what is still to be done in a turn. */
export const AGENDA = agendaOf<State, Task>(withAgenda);

export const { doFirst } = AGENDA;

/** where there are guns, aces who may come under them are asked before they move. */
function aces({ guns }: State, who: readonly number[]): readonly Task[] {
  return guns.length > 0 ? who.map((one): Task => ({ do: "ace", who: one })) : [];
}

/** The moves of aircraft, one after the other. */
export function movesOf(state: State, order: readonly number[]): readonly Task[] {
  if (state.guns.length === 0) return order.map((who): Task => ({ do: "move", who }));
  return order.flatMap((who): readonly Task[] => [
    { do: "ace", who },
    { do: "move", who },
  ]);
}

const SHOOTING: readonly Task[] = [{ do: "aces" }, { do: "combat" }];
const ENDING: readonly Task[] = [{ do: "checks" }, { do: "tend" }, { do: "wind" }, { do: "turn" }];

/** 4.1a: tailing, initiative, movement with declarations, combat, wind; 4.1b before the wind. */
const BY_INITIATIVE: readonly Task[] = [
  { do: "tail" },
  { do: "initiative" },
  { do: "winch" },
  { do: "gunners" },
  ...SHOOTING,
  ...ENDING,
];

/** B-47: all write, all fly, then all name their targets in the order of the set-up; nobody tails. */
const PLOTTED: readonly Task[] = [{ do: "plot" }, { do: "gunners" }, ...SHOOTING, ...ENDING];

/**
 * B-48: the base game's turn. A side's aircraft move in the order of the set-up, each names its target as it arrives,
 * they fire, observers of both sides with them; then the other side does. The Allies begin.
 */
const ALTERNATING: readonly Task[] = [
  { do: "winch" },
  { do: "side", side: 0 },
  { do: "gunners" },
  ...SHOOTING,
  { do: "side", side: 1 },
  { do: "gunners" },
  ...SHOOTING,
  ...ENDING,
];

/** What a turn is made of, in its order. */
export function tasksOfTurn(state: State): readonly Task[] {
  switch (state.setup.options.sequence) {
    case "plotted":
      return [{ do: "winch" }, ...aces(state, [...state.aircraft.keys()]), ...PLOTTED];
    case "alternating":
      return ALTERNATING;
    default:
      return BY_INITIATIVE;
  }
}
