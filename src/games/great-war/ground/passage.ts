import type { Aircraft, Flown, Stance, State } from "../state.ts";
import { forEach, idOf, type Step, tell } from "./step.ts";

/** A move as flown: what there is to see of it, the aircraft after it, where bombs were let go. */
export interface Passage {
  readonly flown: Flown;
  readonly end: Aircraft;
  readonly bombAt: Stance | null;
}

/** What comes after the end of a move, act by act; D-01: who has come down to the ground has crashed. */
export function finished(
  board: State,
  index: number,
  acts: readonly ((board: State, index: number) => Step)[],
): Step {
  const after = forEach(board, acts, (now, act) => act(now, index));
  if (board.aircraft[index]?.status !== "crashed") return after;
  const told = tell("event.crashes", { id: idOf(board.setup, index) });
  return { board: after.board, events: [told, ...after.events] };
}
