import { type MoveScene, reachOf } from "../../move/index.ts";
import type { Board } from "../../state/state.ts";

type Reach = ReturnType<typeof reachOf>;

const known = new WeakMap<Board, Map<number, Reach>>();

/** Where the mover of a scene can end, worked out once a board. */
export function reachIn(scene: MoveScene): Reach {
  const { board, index } = scene;
  const ofBoard = known.get(board) ?? new Map<number, Reach>();
  known.set(board, ofBoard);
  const ends = ofBoard.get(index) ?? reachOf(scene);
  ofBoard.set(index, ends);
  return ends;
}
