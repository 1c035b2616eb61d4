import { type Grid, gridCorners, gridNear } from "../../tabletop/grid.ts";
import type { Cell, Tone } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/place.ts";
import { fieldOf, marksIn, outlineOf, writingsIn } from "../chart/field.ts";
import { CARD, INK } from "../colours.ts";
import { LETTERED } from "./lettered.ts";
import { svgPoint } from "./path.ts";

/** How a tone is drawn; each has a sign of its own beside its colour. */
const MANNERS: Readonly<
  Record<
    Tone,
    { readonly colour: string; readonly fill: number; readonly width: number; readonly dash?: string }
  >
> = {
  row: { colour: "#fff3c9", fill: 0.26, width: 0.11 },
  lit: { colour: "#ffb52e", fill: 0.45, width: 0.14 },
  reach: { colour: "#9fe0ff", fill: 0.22, width: 0.07 },
  path: { colour: "#fff3c9", fill: 0.4, width: 0.09 },
  end: { colour: "#fff3c9", fill: 0.5, width: 0.15 },
  blocked: { colour: "#2a1512", fill: 0.4, width: 0.06, dash: ".4 .3" },
};

const INSET = 0.92;
const SECOND = 0.74;
const CROSS = 0.21;
const TEXT = 0.56;

function hexOf(grid: Grid, { at }: Cell, inset: number): string {
  const corners = gridCorners(grid, gridNear(grid, at)).map(({ x, y }) =>
    svgPoint(at.x + (x - at.x) * inset, at.y + (y - at.y) * inset),
  );
  return `M${corners.join("L")}Z`;
}

function ToneSign({ grid, cell }: { readonly grid: Grid; readonly cell: Cell }) {
  const { tone, at } = cell;
  const { colour } = MANNERS[tone];
  if (tone === "end" || tone === "lit")
    return <path d={hexOf(grid, cell, SECOND)} fill="none" stroke={colour} strokeWidth={0.06} />;
  if (tone === "blocked") {
    const reach = CROSS * grid.inches;
    return (
      <path
        transform={`translate(${svgPoint(at.x, at.y)})`}
        d={`M${-reach} ${-reach}L${reach} ${reach}M${-reach} ${reach}L${reach} ${-reach}`}
        stroke={colour}
        strokeWidth={0.12}
      />
    );
  }
  if (tone === "reach" && cell.caption === undefined)
    return <circle cx={at.x} cy={-at.y} r={0.14} fill={colour} />;
  return null;
}

function Writing({ at, text, turn }: { readonly at: Spot; readonly text: string; readonly turn: number }) {
  const half = (text.length * TEXT * 0.46) / 2 + 0.1;
  return (
    <g transform={`translate(${svgPoint(at.x, at.y)}) rotate(${-turn})`}>
      <rect x={-half} y={-TEXT * 0.62} width={2 * half} height={TEXT * 1.24} rx={0.09} fill={CARD} />
      <text fontSize={TEXT} fill={INK}>
        {text}
      </text>
    </g>
  );
}

/** Fields of fire: one soft shape with an outline; what is lit in them is marked by itself. */
function Field({ grid, field }: { readonly grid: Grid; readonly field: readonly Cell[] }) {
  const { colour, fill, width } = MANNERS.row;
  const rim = outlineOf(grid, field).map(
    ([from, to]) => `M${svgPoint(from.x, from.y)}L${svgPoint(to.x, to.y)}`,
  );
  const soft = field.filter(({ tone }) => tone !== "lit");
  return (
    <g data-part="field">
      {soft.map((cell) => (
        <path
          key={`${cell.at.x} ${cell.at.y}`}
          data-tone={cell.tone}
          d={hexOf(grid, cell, 1)}
          fill={colour}
          fillOpacity={fill}
        />
      ))}
      <path d={rim.join("")} stroke={colour} strokeWidth={width} strokeLinecap="round" fill="none" />
    </g>
  );
}

/** The marked cells, as they lie on the mat. */
export function CellsDrawing({
  grid,
  cells,
  turn,
}: {
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  readonly turn: number;
}) {
  const field = fieldOf(grid, cells);
  const marked = [...marksIn(grid, cells), ...field.filter(({ tone }) => tone === "lit")];
  return (
    <g {...LETTERED}>
      <Field grid={grid} field={field} />
      {marked.map((cell) => {
        const { colour, fill, width, dash } = MANNERS[cell.tone];
        return (
          <g key={`${cell.tone} ${cell.at.x} ${cell.at.y} ${cell.level}`} data-tone={cell.tone}>
            <path
              d={hexOf(grid, cell, INSET)}
              fill={colour}
              fillOpacity={fill}
              stroke={colour}
              strokeWidth={width}
              strokeDasharray={dash}
            />
            <ToneSign grid={grid} cell={cell} />
          </g>
        );
      })}
      {writingsIn(grid, cells).map(({ key, cell, text }) => (
        <Writing key={key} at={cell.at} text={text} turn={turn} />
      ))}
    </g>
  );
}
