import type { Overlay } from "../../tabletop/overlay.ts";
import type { Piece, Spot, Tabletop } from "../../tabletop/tabletop.ts";

/** Whose slip is read first. */
const RANK = { chosen: 0, bearing: 1, other: 2, ground: 3 } as const;

/** What decides that, as the table last told it. */
export interface Ranking {
  readonly actors: readonly { readonly id: string; readonly after: Piece }[];
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  /** The piece that is looked at. */
  readonly looked: string | undefined;
}

const NEAR = 0.01;

function isAt(spots: readonly Spot[], { x, y }: Spot): boolean {
  return spots.some((spot) => Math.abs(spot.x - x) < NEAR && Math.abs(spot.y - y) < NEAR);
}

/** The ranks of the actors: whom somebody looks at, who has to do with him, the others, what stands on the ground. */
export function ranksOf({ actors, tabletop, overlay, looked }: Ranking): readonly number[] {
  const { links = [] } = tabletop;
  const chained = links.filter(({ from, to }) => from === looked || to === looked);
  const bound = new Set(chained.flatMap(({ from, to }) => [from, to]));
  const lit = (overlay.cells ?? []).filter(({ tone }) => tone === "lit").map(({ at }) => at);
  const aimed = [...lit, ...overlay.sightLines.flatMap(({ from, to }) => [from, to])];
  return actors.map(({ id, after }) => {
    if (id === looked) return RANK.chosen;
    if (after.kind === "gun" || after.status === "destroyed" || after.status === "crashed")
      return RANK.ground;
    return bound.has(id) || isAt(aimed, after) ? RANK.bearing : RANK.other;
  });
}
