import type { SideIndex } from "../../../../tabletop/tabletop.ts";

/** Something that moves as one: an aircraft, or a target with all that tail it, which counts for the target (4.3c). */
export interface Unit {
  readonly lead: number;
  readonly side: SideIndex;
}

/** 4.3a: units of one side in a row while the other has one left. */
const MOST_IN_A_ROW = 2;

/** 4.3b: of units by initiative, low first, the order in which they move: never three of a side in a row if avoidable. */
export function balanced(units: readonly Unit[]): readonly Unit[] {
  const left = [...units];
  const moved: Unit[] = [];
  while (left.length > 0) {
    const last = moved.slice(-MOST_IN_A_ROW);
    const [next] = left as [Unit];
    const stuck = last.length === MOST_IN_A_ROW && last.every(({ side }) => side === next.side);
    const other = stuck ? left.findIndex(({ side }) => side !== next.side) : 0;
    moved.push(...left.splice(Math.max(0, other), 1));
  }
  return moved;
}
