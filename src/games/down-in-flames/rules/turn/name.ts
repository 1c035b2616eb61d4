import type { Side } from "../../data/sides.ts";
import { isHere } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** DIF-B3: Elements of a side that have not acted in this game turn. */
export function namesOf(board: Board, side: Side): readonly string[] {
  return board.setup.elements
    .filter((one, place) => one.side === side && !board.elements[place]?.acted && isHere(board, place))
    .map(({ id }) => id);
}

export function mayName(board: Board, side: Side, id: string): boolean {
  return namesOf(board, side).includes(id);
}
