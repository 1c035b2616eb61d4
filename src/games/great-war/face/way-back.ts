import { nearest } from "../../../core/input/nearest.ts";
import { type Flight, fly, judgeMove, type MoveScene, moveSceneOf } from "../rules/move/index.ts";
import type { Board } from "../rules/state/state.ts";
import { flownBoard } from "./picture/drafted.ts";
import { reachIn } from "./picture/reach.ts";

/** Whether a flight takes the aircraft out of the battle or may break it: off the board, into the ground, wings at risk. */
export function isRash({ leaves, end, overdive }: Flight): boolean {
  return leaves !== null || end.status === "crashed" || overdive !== null;
}

/** D-10: whether an aircraft that has flown so and stays on the board can still stay there with its next move. */
export function hasWayBack(board: Board, index: number, flight: Flight): boolean {
  return reachIn(moveSceneOf(flownBoard(board, index, flight), index)).length > 0;
}

/** The legal moves that are suggested beside a refused one: none that is rash, unless all are. */
export function suggestedNear(scene: MoveScene, text: string, near: readonly string[]): readonly string[] {
  const sound = near.filter((move) => {
    const judged = judgeMove(move, scene);
    return judged.ok && !isRash(fly(scene, judged.value));
  });
  if (sound.length > 0 || near.length === 0) return sound;
  const inside = nearest(
    text,
    reachIn(scene).map(({ order }) => order),
  );
  return inside.length > 0 ? inside : near;
}
