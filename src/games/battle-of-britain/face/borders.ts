import type { MapLine } from "../../../tabletop/line.ts";
import type { Spot } from "../../../tabletop/place.ts";
import { type Atlas, atlasOf } from "../map/atlas.ts";
import { columnOf, isOnMap, nameOf, rowOf, SQUARES } from "../map/square.ts";
import { tablesOf } from "../state/look.ts";
import type { SquareName } from "../tables/tables.ts";
import type { View } from "../view/view.ts";
import { spotOf } from "./grid.ts";

const HALF = 0.5;

/** The edge that a square shares with the next one to the right, or above. */
function edge(square: SquareName, to: "right" | "above"): readonly Spot[] {
  const { x, y } = spotOf(square);
  return to === "right"
    ? [
        { x: x + HALF, y: y - HALF },
        { x: x + HALF, y: y + HALF },
      ]
    : [
        { x: x - HALF, y: y + HALF },
        { x: x + HALF, y: y + HALF },
      ];
}

function differs({ areas }: Atlas, square: SquareName, column: number, row: number): boolean {
  return isOnMap(column, row) && areas.get(square) !== areas.get(nameOf(column, row));
}

/** BB-35, BB-36: the borders between the Groups' areas, along the squares. */
export function bordersOf({ setup }: View): readonly MapLine[] {
  const atlas = atlasOf(tablesOf(setup));
  return SQUARES.flatMap((square) => {
    const [column, row] = [columnOf(square), rowOf(square)];
    const right = differs(atlas, square, column + 1, row) ? [edge(square, "right")] : [];
    const above = differs(atlas, square, column, row + 1) ? [edge(square, "above")] : [];
    return [...right, ...above].map(
      (points, at) => ({ id: `border-${square}-${at}`, kind: "sector", points }) as const,
    );
  });
}
