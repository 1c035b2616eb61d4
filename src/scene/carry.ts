import type { Tabletop } from "../tabletop/tabletop.ts";
import type { TablePoint } from "./props.ts";

/** A piece in hand, and how far its place lies from where it was taken hold of, in inches. */
export interface Carried {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

/** Takes hold of a piece at a point of the mat; nothing when no such piece stands there. */
export function carry({ pieces }: Tabletop, id: string | null, at: TablePoint): Carried | undefined {
  const piece = pieces.find((one) => one.id === id);
  return piece && { id: piece.id, dx: piece.x - at.x, dy: piece.y - at.y };
}

/** Where a piece in hand would stand. */
export function carriedTo({ dx, dy }: Carried, at: TablePoint): TablePoint {
  return { x: at.x + dx, y: at.y + dy };
}
