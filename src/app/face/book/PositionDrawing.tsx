import type { Frame, Position } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { CellsDrawing } from "../../../scene/drawing/CellsDrawing.tsx";
import { GridDrawing } from "../../../scene/drawing/GridDrawing.tsx";
import { OverlayDrawing } from "../../../scene/drawing/OverlayDrawing.tsx";
import { PieceDrawing } from "../../../scene/drawing/PieceDrawing.tsx";
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
      {grid && <GridDrawing grid={grid} numbers={false} turn={0} />}
      {tabletop.clouds.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} className="drawing__cloud" cx={x} cy={-y} r={radius} />
      ))}
      {grid && overlay.cells && <CellsDrawing grid={grid} cells={overlay.cells} turn={0} />}
      <OverlayDrawing overlay={overlay} turn={0} />
      {tabletop.pieces.map((piece) => (
        <g key={piece.id} transform={`translate(${piece.x} ${-piece.y})`}>
          <PieceDrawing piece={piece} altitude={tabletop.altitude} chosen={false} still />
        </g>
      ))}
    </svg>
  );
}
