import { memo } from "react";
import { type Grid, gridCells, gridCentre, gridCorners, gridName } from "../../tabletop/grid.ts";
import { LETTERED } from "./lettered.ts";
import { svgPoint } from "./path.ts";

/** The outlines of all cells, each side once but for those of the map's edge. */
function gridPath(grid: Grid): string {
  return gridCells(grid)
    .map((cell) => {
      const corners = gridCorners(grid, cell).map(({ x, y }) => svgPoint(x, y));
      return `M${corners.join("L")}Z`;
    })
    .join("");
}

/** Cell widths from the centre of a cell to its number, and the number's height in inches. */
const NUMBER_AT = 0.36;
const NUMBER = 0.34;

/** The cells of a mat, lightly over its print, and their numbers on demand. */
export const GridDrawing = memo(function GridDrawing({
  grid,
  numbers,
  turn,
  dark = false,
}: {
  readonly grid: Grid;
  readonly numbers: boolean;
  readonly turn: number;
  /** Lines in ink: the ground is a printed map. */
  readonly dark?: boolean;
}) {
  return (
    <g data-part="grid">
      <path
        d={gridPath(grid)}
        fill="none"
        stroke={dark ? "#33281a" : "#fbf3dc"}
        strokeOpacity={0.3}
        strokeWidth={0.035}
      />
      {numbers && (
        <g
          {...LETTERED}
          fontSize={NUMBER}
          fill="#fff8e6"
          stroke="#2a2216"
          strokeOpacity={0.5}
          strokeWidth={0.05}
          paintOrder="stroke"
        >
          {gridCells(grid).map((cell) => {
            const { x, y } = gridCentre(grid, cell);
            const name = gridName(grid, cell);
            return (
              <text
                key={name}
                transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}
                y={-NUMBER_AT * grid.inches}
              >
                {name}
              </text>
            );
          })}
        </g>
      )}
    </g>
  );
});
