import type { Frame, Position } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { FlatCells } from "../../../scene/flat/FlatCells.tsx";
import { FlatGrid } from "../../../scene/flat/FlatGrid.tsx";
import { FlatOverlay } from "../../../scene/flat/FlatOverlay.tsx";
import { FlatPiece } from "../../../scene/flat/FlatPiece.tsx";
import { NO_OVERLAY } from "../../../tabletop/overlay.ts";
import { useReading } from "./reading.ts";

/** How wide a drawing is on paper at most where nothing is said, in rem. */
const WIDTH = 26;

function lines(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((to - first) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * step);
}

interface SquaresProps {
  readonly frame: Frame;
  readonly inches: number;
}

function Squares({ frame: { left, right, near, far }, inches }: SquaresProps) {
  return (
    <g className="drawing__squares">
      {lines(left, right, inches).map((x) => (
        <path key={`x ${x}`} d={`M${x} ${-near}V${-far}`} />
      ))}
      {lines(near, far, inches).map((y) => (
        <path key={`y ${y}`} d={`M${left} ${-y}H${right}`} />
      ))}
    </g>
  );
}

/** A part of a table from straight above, drawn as the flat table draws it. */
export function PositionDrawing({ position }: { readonly position: Position }) {
  const { say } = useReading();
  const { label, tabletop, frame, squares, width = WIDTH } = position;
  const { left, right, near, far } = frame;
  const overlay = { ...NO_OVERLAY, ...position.overlay };
  const { grid } = tabletop.mat;
  return (
    <svg
      className={squares === undefined ? "drawing" : "drawing drawing--squared"}
      role="img"
      aria-label={wordsOf(label, say)}
      viewBox={`${left} ${-far} ${right - left} ${far - near}`}
      style={{ maxWidth: `${width}rem` }}
    >
      {squares !== undefined && <Squares frame={frame} inches={squares} />}
      {grid && <FlatGrid grid={grid} numbers={false} turn={0} />}
      {tabletop.clouds.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} className="drawing__cloud" cx={x} cy={-y} r={radius} />
      ))}
      {grid && overlay.cells && <FlatCells grid={grid} cells={overlay.cells} turn={0} />}
      <FlatOverlay overlay={overlay} turn={0} />
      {tabletop.pieces.map((piece) => (
        <g key={piece.id} transform={`translate(${piece.x} ${-piece.y})`}>
          <FlatPiece piece={piece} altitude={tabletop.altitude} chosen={false} still />
        </g>
      ))}
    </svg>
  );
}
