import { TURNED_STATES } from "./turning.ts";

/** How many there are. */
export const CELLS = TURNED_STATES * 8;

/**
 * Everything on which the rest of a move depends but its MP, as one number: how far it has turned, whether the one
 * special maneuver is flown (4.5g), whether a hex has been entered, and whether bombs are still there.
 */
export type Cell = number;

export function cellOf(turned: number, flown: number, entered: number, bombs: number): Cell {
  return ((turned * 2 + flown) * 2 + entered) * 2 + bombs;
}

export function turnedIn(cell: Cell): number {
  return cell >> 3;
}

export function isFlown(cell: Cell): boolean {
  return (cell & 4) !== 0;
}

export function isEntered(cell: Cell): boolean {
  return (cell & 2) !== 0;
}

export function hasBombs(cell: Cell): boolean {
  return (cell & 1) !== 0;
}
