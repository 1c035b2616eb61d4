import { type Point, signBeyond } from "../../../core/geometry/surd.ts";

/** The edges of the table as its reader sees them. */
export const EDGES = ["left", "right", "near", "far"] as const;
export type Edge = (typeof EDGES)[number];

/** How large the table is, in inches. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** The edge beyond which a point lies; a point on the edge is still on the table. */
export function edgeBeyond(at: Point, { width, depth }: TableSize): Edge | null {
  if (signBeyond(at.xp, at.xq, 0) < 0) return "left";
  if (signBeyond(at.xp, at.xq, width * 4) > 0) return "right";
  if (signBeyond(at.yp, at.yq, 0) < 0) return "near";
  return signBeyond(at.yp, at.yq, depth * 4) > 0 ? "far" : null;
}
