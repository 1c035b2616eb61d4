import type { Board } from "../state/state.ts";

/** Whether another aircraft or balloon is an enemy that still flies. */
export function isEnemy({ setup, aircraft }: Board, index: number, other: number): boolean {
  return (
    aircraft[other]?.status === "flying" && setup.airframes[other]?.side !== setup.airframes[index]?.side
  );
}

/** Indices of the enemies of an aircraft that fly. */
export function enemiesOf(board: Board, index: number): readonly number[] {
  const enemies: number[] = [];
  for (let other = 0; other < board.aircraft.length; other++) {
    if (isEnemy(board, index, other)) enemies.push(other);
  }
  return enemies;
}

/** Whether it has made its move of this turn; balloons move first and always have (4.2f). */
export function hasMoved({ setup, aircraft }: Board, index: number): boolean {
  return aircraft[index]?.flown !== null || setup.airframes[index]?.balloon === true;
}

/** Whether one moved before another in this turn. */
export function movedBefore(board: Board, one: number, other: number): boolean {
  if (!hasMoved(board, one)) return false;
  if (board.setup.airframes[one]?.balloon || !hasMoved(board, other)) return true;
  return board.order.indexOf(one) < board.order.indexOf(other);
}
