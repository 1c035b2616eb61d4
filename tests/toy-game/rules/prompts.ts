import type { Prompt } from "../../../src/core/game.ts";
import { met } from "./bids.ts";
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

/** RD-4: what the first seat of a side chooses. */
function choices(state: State, seats = Object.keys(state.choices)): readonly Prompt[] {
  return seats.map((seat) => {
    const kind = choiceOf(state, seat);
    return { id: `${seat}-${kind}`, seat, kind, opens: "end" };
  });
}

/** RD-16: what is chosen, bid and moved at once, seat by seat. */
function plans(state: State): readonly Prompt[] {
  return state.seats.flatMap(({ id: seat }) => [
    ...(seat in state.choices
      ? [
          ...(state.turn === 1 ? choices(state, [seat]) : []),
          { id: `${seat}-bid`, seat, kind: "bid", opens: "together" } as const,
        ]
      : []),
    ...state.squadrons
      .filter((one) => one.seat === seat && isThere(one))
      .map(({ id }) => ({ id, seat, kind: "move", about: id, opens: "together" }) as const),
  ]);
}

/** RD-20: what the table is asked where both sides are in the middle. */
function encounter(state: State): Prompt {
  const spawn = { battle: "encounter", values: { day: state.turn, ...met(state) } };
  return { id: `battle-${state.turn}`, seat: "table", kind: "battle", opens: "now", spawn };
}

/** The questions of a task; null for what asks nobody. What they hang on may be known to everybody: never which cards a hand has. */
export function questions(state: State, task: Task): readonly Prompt[] | null {
  switch (task.do) {
    case "choose":
      return choices(state);
    case "plan":
      return plans(state);
    case "shove":
      return [{ id: `${task.seat}-shove`, seat: task.seat, kind: "shove", opens: "now" }];
    case "battle":
      return [encounter(state)];
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
