import type { Mat, SideIndex, Tabletop } from "../../tabletop/tabletop.ts";
import { TRAY_LENGTH } from "./tray.ts";

/** Inches between the mat and the tray, and the tray's width there. */
const GAP = 0.7;
const TRAY_WIDTH = 6;

/** Half of what a hand takes up in depth. */
const HAND = 2.5;

/** How far a hand that lies `y` from the near edge reaches beyond the mat's far one. */
function handBeyond(mat: Mat, edge: SideIndex, y: number): number {
  return (edge === 1 ? -y : y - mat.depth) + HAND;
}

/** How far boards reach beyond the mat at the player's right hand, in inches. */
function boardsBeside({ mat, charts = [] }: Pick<Tabletop, "mat" | "charts">, edge: SideIndex): number {
  const beyond = charts
    .filter(({ stands }) => stands === undefined)
    .map(({ at: { x }, width }) => (edge === 1 ? -x : x + width - mat.width));
  return Math.max(0, ...beyond);
}

/** Where the tray stands: on the wood beside the mat, at the player's right hand, where wide screens have room. */
export function trayPlace(
  { mat, groups = [], charts = [] }: Pick<Tabletop, "mat" | "groups" | "charts">,
  edge: SideIndex,
  wide: boolean,
): readonly [number, number, number] {
  const turn = edge === 1 ? -1 : 1;
  if (!wide) {
    const hands = groups.flatMap(({ kind, at }) =>
      kind === "hand" && at ? [handBeyond(mat, edge, at.y)] : [],
    );
    return [0, -0.06, -turn * (mat.depth / 2 + Math.max(0, ...hands) + GAP + TRAY_WIDTH / 2)];
  }
  const beside = boardsBeside({ mat, charts }, edge);
  return [turn * (mat.width / 2 + beside + GAP + TRAY_LENGTH / 2), -0.06, -turn * mat.depth * 0.34];
}
