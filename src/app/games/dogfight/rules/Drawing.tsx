import { FlatOverlay } from "../../../../scene/flat/FlatOverlay.tsx";
import { FlatPiece } from "../../../../scene/flat/FlatPiece.tsx";
import { NO_OVERLAY, type Overlay } from "../../../../tabletop/overlay.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";

/** A part of the table, in inches. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

interface DrawingProps {
  /** What a reader who does not see it is told. */
  readonly label: string;
  readonly tabletop: Tabletop;
  readonly overlay?: Partial<Overlay>;
  readonly frame: Frame;
  /** How wide it is on paper at most, in rem. */
  readonly width?: number;
}

/** Lines of squared paper: a square is the two inches of one SPEED. */
const SQUARE = 2;

function lines(from: number, to: number): readonly number[] {
  const first = Math.ceil(from / SQUARE) * SQUARE;
  const count = Math.floor((to - first) / SQUARE) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * SQUARE);
}

function Squares({ frame: { left, right, near, far } }: { readonly frame: Frame }) {
  return (
    <g className="df-drawing-squares">
      {lines(left, right).map((x) => (
        <path key={`x ${x}`} d={`M${x} ${-near}V${-far}`} />
      ))}
      {lines(near, far).map((y) => (
        <path key={`y ${y}`} d={`M${left} ${-y}H${right}`} />
      ))}
    </g>
  );
}

/** A part of the table from straight above, drawn as the flat table draws it, on squared paper. */
export function Drawing({ label, tabletop, overlay, frame, width = 26 }: DrawingProps) {
  const { left, right, near, far } = frame;
  return (
    <svg
      className="df-drawing"
      role="img"
      aria-label={label}
      viewBox={`${left} ${-far} ${right - left} ${far - near}`}
      style={{ maxWidth: `${width}rem` }}
    >
      <Squares frame={frame} />
      {tabletop.clouds.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} className="df-drawing-cloud" cx={x} cy={-y} r={radius} />
      ))}
      <FlatOverlay overlay={{ ...NO_OVERLAY, ...overlay }} turn={0} />
      {tabletop.pieces.map((piece) => (
        <g key={piece.id} transform={`translate(${piece.x} ${-piece.y})`}>
          <FlatPiece piece={piece} altitude={tabletop.altitude} chosen={false} still />
        </g>
      ))}
    </svg>
  );
}
