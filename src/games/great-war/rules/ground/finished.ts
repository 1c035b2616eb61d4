import type { State } from "../state/state.ts";
import { type Aftermath, forEach, idOf, tell } from "../state/step.ts";

/** What comes after the end of a move, act by act; D-01: who has come down to the ground has crashed. */
export function finished(
  board: State,
  index: number,
  acts: readonly ((board: State, index: number) => Aftermath)[],
): Aftermath {
  const after = forEach(board, acts, (now, act) => act(now, index));
  if (board.aircraft[index]?.status !== "crashed") return after;
  const told = tell("event.crashes", { id: idOf(board.setup, index) });
  return { board: after.board, events: [told, ...after.events] };
}
