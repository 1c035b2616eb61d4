import { CHIT_PLACES, CHIT_RADIUS, chitsOf } from "../../tabletop/chits.ts";
import type { Piece } from "../../tabletop/piece.ts";
import { CARD } from "../colours.ts";
import { CHIT } from "../stands/chit-face.ts";

interface ChitsDrawingProps {
  readonly piece: Piece;
  /** How large its base is, 1 as usual. */
  readonly size: number;
}

/** The chits beside a piece that is wounded. */
export function ChitsDrawing({ piece, size }: ChitsDrawingProps) {
  const { ring, smoke, puffs } = CHIT;
  return CHIT_PLACES.slice(0, chitsOf(piece)).map(({ x, y }) => (
    <g
      key={x}
      data-part="chit"
      transform={`translate(${x * size} ${-y * size}) scale(${CHIT_RADIUS * size})`}
      fill={smoke}
    >
      <circle r={1} fill={CARD} />
      <circle r={ring.radius} fill="none" stroke={ring.colour} strokeWidth={ring.width} />
      {puffs.map(({ x: across, y: down, radius }) => (
        <circle key={across} cx={across} cy={down} r={radius} />
      ))}
    </g>
  ));
}
