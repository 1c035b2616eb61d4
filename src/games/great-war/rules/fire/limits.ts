import type { Board } from "../state/state.ts";
import { isEnemy } from "./enemies.ts";
import { isFrontShot } from "./guns.ts";

/** 4.6d: front guns at one target. */
const MOST_FRONT_GUNS = 2;

/** Front guns that are declared at a target by others than `index`, among those that `counts` names (4.6d, A-11). */
function frontGunsAt(
  board: Board,
  target: number,
  index: number,
  counts: (from: number) => boolean = () => true,
): number {
  return board.shots.filter(
    (shot) =>
      shot.target === target && shot.from !== index && counts(shot.from) && isFrontShot(board.setup, shot),
  ).length;
}

/** Whether only one enemy is left on the board. */
function lastEnemy(board: Board, index: number): boolean {
  let enemies = 0;
  for (let other = 0; other < board.aircraft.length; other++) {
    if (isEnemy(board, index, other)) enemies += 1;
  }
  return enemies === 1;
}

/** Whether two front guns are declared at a target already and there is another enemy for the third (4.6d, A-39). */
export function isTaken(
  board: Board,
  index: number,
  target: number,
  counts?: (from: number) => boolean,
): boolean {
  return frontGunsAt(board, target, index, counts) >= MOST_FRONT_GUNS && !lastEnemy(board, index);
}
