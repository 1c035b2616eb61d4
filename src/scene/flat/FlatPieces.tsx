import { PieceDrawing, type PieceDrawingProps } from "../drawing/PieceDrawing.tsx";
import type { CastMember } from "./cast.ts";

interface FlatPiecesProps extends Omit<PieceDrawingProps, "piece" | "chosen" | "still"> {
  readonly cast: readonly CastMember[];
  readonly selected: string | undefined;
}

/** The pieces of a flat table; whoever moves them puts each in its place. */
export function FlatPieces({ cast, selected, ...drawn }: FlatPiecesProps) {
  return cast.map(({ id, before, after }) => (
    <g key={id} data-piece={id}>
      {before !== after && (
        <g data-look="before">
          <PieceDrawing piece={before} {...drawn} chosen={id === selected} />
        </g>
      )}
      <g data-look="after">
        <PieceDrawing piece={after} {...drawn} chosen={id === selected} />
      </g>
    </g>
  ));
}
