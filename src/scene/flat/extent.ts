import { type BoardPlace, chartPlace, trackPlace } from "../../tabletop/layout/board-layout.ts";
import { CARD_SIZE, groupPlace } from "../../tabletop/layout/card-layout.ts";
import { perEdge } from "../../tabletop/per-edge.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Mat, Tabletop } from "../../tabletop/tabletop.ts";
import type { Ground } from "../camera/action.ts";
import { FAR_OVER, FAR_SIZE } from "./hold.ts";

/** Inches below a group of cards for its name. */
const NAME = 0.9;

/** The part of the table that a mat takes up. */
export function groundOfMat({ width, depth }: Pick<Mat, "width" | "depth">): Ground {
  return { left: 0, right: width, bottom: 0, top: depth };
}

function boardGround({ x, y, width, depth }: BoardPlace): Ground {
  return { left: x, right: x + width, top: y, bottom: y - depth };
}

/** What each group of cards takes up; a hand without a place is held elsewhere. */
function groupGrounds(table: Tabletop): readonly Ground[] {
  return (table.groups ?? []).flatMap((group) => {
    if (group.kind === "hand" && !group.at) return [];
    const { x, y, width } = groupPlace(table, group);
    const half = group.kind === "pile" ? CARD_SIZE.width / 2 : Math.min(width, table.mat.width) / 2;
    const high = CARD_SIZE.height / 2;
    return [{ left: x - half, right: x + half, bottom: y - high - NAME, top: y + high }];
  });
}

/** What the other side's hand takes up over the far edge. */
function farGround({ groups = [], mat }: Tabletop, edge: SideIndex): readonly Ground[] {
  const far = groups.some(({ kind, at, side = 0 }) => kind === "hand" && !at && side !== edge);
  if (!far) return [];
  const high = CARD_SIZE.height * FAR_SIZE - FAR_OVER;
  const [bottom, top] = edge === 0 ? [mat.depth, mat.depth + high] : [-high, 0];
  return [{ left: 0, right: mat.width, bottom, top }];
}

/**
 * What a table takes up with all that lies beside its mat, in inches, for a viewer at an edge. Worked out once a table
 * and edge.
 */
export const extentOf = perEdge((table: Tabletop, edge: SideIndex): Ground => {
  const { mat, tracks = [], charts = [] } = table;
  const all = [
    groundOfMat(mat),
    ...tracks.map((track) => boardGround(trackPlace(track))),
    ...charts.map((chart) => boardGround(chartPlace(chart))),
    ...groupGrounds(table),
    ...farGround(table, edge),
  ];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.min(...all.map(({ bottom }) => bottom)),
    top: Math.max(...all.map(({ top }) => top)),
  };
});
