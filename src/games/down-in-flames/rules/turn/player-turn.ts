import { itemAt } from "../../../../core/item-at.ts";
import { phaseOf } from "../../data/phases.ts";
import { doFirst, withElement, withLeader, withState } from "../state/changed.ts";
import { hasLeader, hasWingman, isLoaded } from "../state/pieces.ts";
import type { PlayerTurn, State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { asksKeen } from "./keen.ts";

function fresh(element: number): PlayerTurn {
  return {
    element,
    bursts: 0,
    bonus: {},
    aims: { leader: null, wingman: null },
    answered: [],
    wingmanShots: 0,
    shooter: -1,
    begun: false,
  };
}

/** The steps of a player-turn in their order (DIF-B3, DIF-B6, DIF-B23). */
function steps(state: State, element: number): readonly Task[] {
  const leads = hasLeader(state, element);
  const overTarget = phaseOf(state) === "over-target";
  return [
    ...(leads && state.turn === 1 && asksKeen(state, element) ? [{ do: "keen", element } as const] : []),
    ...(isLoaded(state, element) ? [{ do: "jettison", element } as const] : []),
    ...(!state.fresh && hasWingman(state, element) ? [{ do: "wingman", element } as const] : []),
    { do: "altitude", element },
    ...(overTarget ? [{ do: "target", element } as const, { do: "target-flak", element } as const] : []),
    ...(leads
      ? ([
          { do: "leader", element },
          { do: "mini-hands" },
          { do: "trim", element },
          { do: "draw", element },
        ] as const)
      : ([{ do: "leave", element }] as const)),
    { do: "close", element },
  ];
}

/** An Element's player-turn begins; its Agility Cards are counted anew (DIF-R27). */
export function begin(state: State, element: number): Step {
  const { id } = itemAt(state.setup.elements, element);
  const acted = withLeader(withElement(state, element, { acted: true }), element, { agility: 0 });
  const next = withState(acted, { playerTurn: fresh(element) });
  return { state: doFirst(next, steps(next, element)), events: [tell("event.player-turn", { id })] };
}
