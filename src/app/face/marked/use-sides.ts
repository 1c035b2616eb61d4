import { useMemo } from "react";
import { useTable } from "../../context/tools.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { useSideName } from "../../side-names.ts";
import type { Sides } from "./pieces-in.ts";

/** The sides of the pieces on the table. */
export function useSides(): Sides {
  const standing = useTable((state) => tabletopOf(state).pieces);
  const seats = useTable((state) => state.seats);
  const pieces = useMemo(() => new Map(standing.map(({ id, side }) => [id, side])), [standing]);
  const sides = useMemo(() => [...new Set(seats.map(({ side }) => side))], [seats]);
  return { sides, pieces, name: useSideName() };
}
