import type { Prompt } from "../../../src/core/game.ts";
import { isThere, type State, squadron, type Task } from "./state.ts";
import { choiceOf } from "./turn.ts";

export function seatOf({ squadrons }: Pick<State, "squadrons">, id: string): string {
  return squadrons.find((one) => one.id === id)?.seat ?? "";
}

function isEmpty({ hands }: State, seat: string): boolean {
  return hands[seat]?.length === 0;
}

/** Whether a seat has counters that it may still move. */
function mayMove({ squadrons }: State, seat: string): boolean {
  return squadrons.some((one) => one.seat === seat && isThere(one) && !one.moved);
}

/** RD-9: as often as its strength, while both are left and cards are held. */
function mayAttack(state: State, { by, at, made }: Extract<Task, { do: "attack" }>): boolean {
  const attacker = squadron(state, by);
  if (!isThere(attacker) || !isThere(squadron(state, at))) return false;
  return made < attacker.strength && !isEmpty(state, attacker.seat);
}

/** The questions of a task; null for what asks nobody. What they hang on may be known to everybody: never which cards a hand has. */
export function questions(state: State, task: Task): readonly Prompt[] | null {
  switch (task.do) {
    case "choose":
      return Object.keys(state.choices).map((seat) => {
        const kind = choiceOf(state, seat);
        return { id: `${seat}-${kind}`, seat, kind, opens: "end" };
      });
    case "move":
      return mayMove(state, task.seat)
        ? [{ id: `${task.seat}-move`, seat: task.seat, kind: "move", opens: "now" }]
        : [];
    case "attack": {
      const seat = seatOf(state, task.by);
      return mayAttack(state, task)
        ? [{ id: `${seat}-attack`, seat, kind: "attack", about: task.by, opens: "now", unsettled: true }]
        : [];
    }
    case "answer": {
      const { seat, by, at } = task;
      const about = seatOf(state, by) === seat ? by : at;
      return isEmpty(state, seat)
        ? null
        : [{ id: `${seat}-answer`, seat, kind: "answer", about, opens: "now", unsettled: true }];
    }
    default:
      return null;
  }
}
