import type { Frame, Position } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { TabletopShapes } from "../../../scene/drawing/TabletopShapes.tsx";
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
  return (
    <svg
      className={squares === undefined ? "drawing" : "drawing drawing--squared"}
      role="img"
      aria-label={wordsOf(label, say)}
      viewBox={`${left} ${-far} ${right - left} ${far - near}`}
      style={{ maxWidth: `${width}rem` }}
    >
      {squares !== undefined && <Squares frame={frame} inches={squares} />}
      <TabletopShapes
        tabletop={typeof tabletop === "function" ? tabletop(say) : tabletop}
        overlay={position.overlay}
      />
    </svg>
  );
}
