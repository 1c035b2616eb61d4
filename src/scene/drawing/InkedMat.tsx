import { columnName, DIGITS, rowName } from "../../core/geometry/cell-name.ts";
import { type Grid, gridCells, gridCentre, gridCorners, gridNear } from "../../tabletop/grid.ts";
import type { Feature, Mat } from "../../tabletop/mat.ts";
import { svgPoint } from "./path.ts";

/** How a table is drawn in ink on paper: all sizes but those of the table are given in millimetres of the paper. */
export interface Ink {
  /** Millimetres of the paper for an inch of the table. */
  readonly millimetres: number;
  /** Inches between two lines of a mat without cells; left out: no lines. */
  readonly squares?: number | undefined;
}

/** Columns and rows between two that are numbered. */
const EVERY = 2;
const NUMBERS = 2.6;

/** A figure or a name in ink, with paper around it; its height in millimetres. */
export function InkText({
  text,
  x,
  y,
  size,
  anchor = "start",
  ink: { millimetres },
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly ink: Ink;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size / millimetres}
      fontWeight={700}
      fill="#000"
      stroke="#fff"
      strokeWidth={0.9 / millimetres}
      paintOrder="stroke"
      style={{ fontFamily: "var(--sans)" }}
    >
      {text}
    </text>
  );
}

/** Every other column and row with its name, outside the cells. */
function Numbers({ grid, ink }: { readonly grid: Grid; readonly ink: Ink }) {
  const { columns, rows, inches, naming = DIGITS } = grid;
  const some = (count: number) =>
    Array.from({ length: Math.ceil(count / EVERY) }, (_, index) => index * EVERY);
  const gap = 1 / ink.millimetres;
  return (
    <g fill="#333" fontSize={NUMBERS / ink.millimetres} style={{ fontFamily: "var(--sans)" }}>
      {some(columns).map((column) => {
        const { x, y } = gridCentre(grid, { column, row: 0 });
        return (
          <text key={`c${column}`} x={x} y={-y - inches / 2 - gap} textAnchor="middle">
            {columnName(naming, column)}
          </text>
        );
      })}
      {some(rows).map((row) => {
        const { x, y } = gridCentre(grid, { column: 0, row });
        return (
          <text key={`r${row}`} x={x - inches * 0.62} y={-y + gap} textAnchor="end">
            {rowName(naming, rows, row)}
          </text>
        );
      })}
    </g>
  );
}

function outlineOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => svgPoint(x, y)).join("L")}`;
}

function Printed({ feature, grid, ink }: { feature: Feature; grid: Grid | undefined; ink: Ink }) {
  const thin = 0.3 / ink.millimetres;
  switch (feature.kind) {
    case "trench":
      return grid ? (
        <path
          d={feature.points
            .map((point) => `${outlineOf(gridCorners(grid, gridNear(grid, point)))}Z`)
            .join("")}
          fill="#ccc"
        />
      ) : (
        <path d={outlineOf(feature.points)} fill="none" stroke="#999" strokeWidth={thin * 4} />
      );
    case "road":
    case "river":
      return (
        <path
          d={outlineOf(feature.points)}
          fill="none"
          stroke={feature.kind === "road" ? "#555" : "#999"}
          strokeWidth={feature.kind === "road" ? thin * 2 : thin * 4}
          strokeDasharray={feature.kind === "road" ? `${thin * 6} ${thin * 3}` : undefined}
        />
      );
    case "wood":
    case "village":
      return (
        <circle
          cx={feature.at.x}
          cy={-feature.at.y}
          r={feature.radius}
          fill="none"
          stroke="#777"
          strokeWidth={thin}
          strokeDasharray={`${thin * 3} ${thin * 2}`}
        />
      );
    case "target":
      return (
        <g>
          <circle
            cx={feature.at.x}
            cy={-feature.at.y}
            r={0.75}
            fill="none"
            stroke="#000"
            strokeWidth={thin * 2}
          />
          {feature.label !== undefined && (
            <InkText
              text={feature.label}
              x={feature.at.x + 1}
              y={-feature.at.y + 1.2 / ink.millimetres}
              size={3.4}
              ink={ink}
            />
          )}
        </g>
      );
    default:
      return null;
  }
}

function squaresOf(length: number, every: number): readonly number[] {
  const lines = Array.from({ length: Math.floor(length / every) }, (_, index) => (index + 1) * every);
  return lines.filter((at) => at < length);
}

/** Lines of so many inches, and the edge of the table. */
function Squares({ mat: { width, depth }, ink }: { readonly mat: Mat; readonly ink: Ink }) {
  const { millimetres, squares } = ink;
  const d = squares
    ? [
        ...squaresOf(width, squares).map((x) => `M${x} 0V${-depth}`),
        ...squaresOf(depth, squares).map((y) => `M0 ${-y}H${width}`),
      ].join("")
    : "";
  return (
    <g fill="none">
      <path d={d} stroke="#999" strokeWidth={0.15 / millimetres} />
      <rect y={-depth} width={width} height={depth} stroke="#000" strokeWidth={0.5 / millimetres} />
    </g>
  );
}

/** What is printed on the mat, in ink: its cells with their names or its squares, and the land. */
export function InkedMat({ mat, ink }: { readonly mat: Mat; readonly ink: Ink }) {
  const { grid, features = [] } = mat;
  const printed = new Map(features.map((feature) => [JSON.stringify(feature), feature]));
  return (
    <g>
      {[...printed].map(([key, feature]) => (
        <Printed key={key} feature={feature} grid={grid} ink={ink} />
      ))}
      {grid ? (
        <>
          <path
            d={gridCells(grid)
              .map((cell) => `${outlineOf(gridCorners(grid, cell))}Z`)
              .join("")}
            fill="none"
            stroke="#888"
            strokeWidth={0.12 / ink.millimetres}
          />
          <Numbers grid={grid} ink={ink} />
        </>
      ) : (
        <Squares mat={mat} ink={ink} />
      )}
    </g>
  );
}
