import { remembered } from "../../../../core/remember.ts";
import { reachOf } from "../../rules/advice/reach.ts";
import type { MoveScene } from "../../rules/move/index.ts";
import type { Board } from "../../rules/state/state.ts";

type Reach = ReturnType<typeof reachOf>;

const reaches = remembered((_: Board) => new Map<number, Reach>());

/** Where the mover of a scene can end, worked out once a board. */
export function reachIn(scene: MoveScene): Reach {
  const { board, index } = scene;
  const ofBoard = reaches(board);
  const ends = ofBoard.get(index) ?? reachOf(scene);
  ofBoard.set(index, ends);
  return ends;
}
