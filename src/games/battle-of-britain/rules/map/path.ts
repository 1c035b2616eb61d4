import type { SquareName } from "../../data/tables.ts";
import { columnOf, isOnMap, nameOf, rowOf, SQUARES } from "./square.ts";

/** BB-R3: whether a step may go diagonally. */
export type Diagonal = boolean;

function around(square: SquareName, diagonal: Diagonal): readonly SquareName[] {
  const found: SquareName[] = [];
  for (let across = -1; across <= 1; across++)
    for (let up = -1; up <= 1; up++) {
      if ((across === 0 && up === 0) || (!diagonal && across !== 0 && up !== 0)) continue;
      const [column, row] = [columnOf(square) + across, rowOf(square) + up];
      if (isOnMap(column, row)) found.push(nameOf(column, row));
    }
  return found;
}

const KING = new Map(SQUARES.map((square) => [square, around(square, true)]));
const ROOK = new Map(SQUARES.map((square) => [square, around(square, false)]));

/** BB-34: squares one step away. */
export function neighbours(square: SquareName, diagonal: Diagonal): readonly SquareName[] {
  return (diagonal ? KING : ROOK).get(square) ?? [];
}

/** BB-34: steps from square to square. */
export function distance(from: SquareName, to: SquareName, diagonal: Diagonal): number {
  const across = Math.abs(columnOf(from) - columnOf(to));
  const up = Math.abs(rowOf(from) - rowOf(to));
  return diagonal ? Math.max(across, up) : across + up;
}

/** The squares of the straight way, the last included: diagonally while both ways are left, else along the longer. */
export function straight(from: SquareName, to: SquareName, diagonal: Diagonal): readonly SquareName[] {
  const way: SquareName[] = [];
  let [column, row] = [columnOf(from), rowOf(from)];
  const [toColumn, toRow] = [columnOf(to), rowOf(to)];
  while (column !== toColumn || row !== toRow) {
    const [across, up] = [toColumn - column, toRow - row];
    const both = diagonal && across !== 0 && up !== 0;
    if (both || Math.abs(across) >= Math.abs(up)) column += Math.sign(across);
    if (both || Math.abs(up) > Math.abs(across)) row += Math.sign(up);
    way.push(nameOf(column, row));
  }
  return way;
}

/** The squares that can be reached in so many steps through squares that are open, the first included. */
export function reach(
  from: SquareName,
  steps: number,
  diagonal: Diagonal,
  open: (square: SquareName) => boolean,
): ReadonlySet<SquareName> {
  const found = new Set([from]);
  let edge: readonly SquareName[] = [from];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: SquareName[] = [];
    for (const square of edge)
      for (const beside of neighbours(square, diagonal))
        if (!found.has(beside) && open(beside)) {
          found.add(beside);
          next.push(beside);
        }
    edge = next;
  }
  return found;
}
