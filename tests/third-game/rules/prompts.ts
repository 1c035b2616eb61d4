import type { Prompt } from "../../../src/core/game.ts";
import { isThere, type Open, type SeenSquadron, type Task } from "./state.ts";
import { choiceOf } from "./turn.ts";

type Asking = Pick<Open, "agenda" | "seats"> & {
  readonly squadrons: readonly SeenSquadron[];
  readonly choices: Readonly<Record<string, unknown>>;
};

export function seatOf({ squadrons }: Pick<Asking, "squadrons">, id: string): string {
  return squadrons.find((one) => one.id === id)?.seat ?? "";
}

/** Whether a seat has counters that it may still move. */
export function mayMove({ squadrons }: Pick<Asking, "squadrons">, seat: string): boolean {
  return squadrons.some((one) => one.seat === seat && isThere(one) && !one.moved);
}

/** The questions of a task. Whether one is asked never depends on what cards a hand has. */
function promptsOf(state: Asking, task: Task): readonly Prompt[] {
  switch (task.do) {
    case "choose":
      return Object.keys(state.choices).map((seat) => {
        const kind = choiceOf(state, seat);
        return { id: `${seat}-${kind}`, seat, kind, opens: "end" };
      });
    case "move":
      return [{ id: `${task.seat}-move`, seat: task.seat, kind: "move", opens: "now" }];
    case "attack": {
      const seat = seatOf(state, task.by);
      return [{ id: `${seat}-attack`, seat, kind: "attack", about: task.by, opens: "now" }];
    }
    case "answer": {
      const { seat, by, at } = task;
      const about = seatOf(state, by) === seat ? by : at;
      return [{ id: `${seat}-answer`, seat, kind: "answer", about, opens: "now" }];
    }
    default:
      return [];
  }
}

/** The open questions: those of the first task. */
export function prompts(state: Asking): Prompt[] {
  const [task] = state.agenda;
  return task ? [...promptsOf(state, task)] : [];
}
