import type { Mat } from "./mat.ts";
import type { Pose } from "./place.ts";
import type { SideIndex } from "./side.ts";

/** An edge of the mat by which a side wants to leave; near and far as the first side sees them. */
export interface Exit {
  readonly side: SideIndex;
  readonly edge: "left" | "right" | "near" | "far";
}

/** Inches from one mark to the next, and from the edge to a mark. */
const APART = 4;
const INSIDE = 1.3;

const HEADINGS = { far: 0, right: 90, near: 180, left: 270 } as const;

/** Where the marks of a way out lie and where they point: out. Both sides' marks on one edge take turns. */
export function exitMarks({ width, depth }: Mat, { edge, side }: Exit): readonly Pose[] {
  const across = edge === "far" || edge === "near";
  const length = across ? width : depth;
  const count = Math.max(1, Math.floor(length / APART));
  const from = edge === "far" ? depth - INSIDE : edge === "right" ? width - INSIDE : INSIDE;
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.25 + side / 2) * length) / count;
    const place = across ? { x: along, y: from } : { x: from, y: along };
    return { ...place, level: 1, heading: HEADINGS[edge] };
  });
}
