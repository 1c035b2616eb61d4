import type { Exit, SideIndex } from "../../../../tabletop/tabletop.ts";
import { EDGES } from "../../data/edges.ts";
import type { Setup } from "../setup/setup.ts";

const SIDES: readonly SideIndex[] = [0, 1];

/** The edges by which a side's own aircraft earn something; none where all edges will do. */
export function exitsOf({ airframes, scoring }: Setup): readonly Exit[] {
  return SIDES.flatMap((side) => {
    const paid = EDGES.filter((edge) =>
      airframes.some((one, index) => one.side === side && (scoring?.prices[side][index]?.[edge] ?? 0) > 0),
    );
    return paid.length < EDGES.length ? paid.map((edge) => ({ side, edge })) : [];
  });
}
