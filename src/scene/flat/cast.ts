import type { Piece, Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** A piece to draw, as it looks before and after what happens; the same object when nothing does. */
export interface CastMember {
  readonly id: string;
  readonly before: Piece;
  readonly after: Piece;
}

/** The pieces of the tabletop, and those that leave it in the timeline. */
export function castOf(tabletop: Tabletop, line: Timeline | undefined): readonly CastMember[] {
  if (!line) return tabletop.pieces.map((piece) => ({ id: piece.id, before: piece, after: piece }));
  return [...line.parts].flatMap(([id, part]) => {
    const after = part.after ?? part.before;
    return after ? [{ id, before: part.before ?? after, after }] : [];
  });
}
