import { gridBorders } from "../../../tabletop/grid-border.ts";
import type { MapLine } from "../../../tabletop/line.ts";
import { atlasOf } from "../rules/map/atlas.ts";
import { tablesOf } from "../rules/state/look.ts";
import type { View } from "../rules/view/view.ts";
import { GRID, squareOfCell } from "./grid.ts";

/** BB-35, BB-36: the borders between the Groups' areas, along the squares. */
export function bordersOf({ setup }: View): readonly MapLine[] {
  const { areas } = atlasOf(tablesOf(setup));
  const lines = gridBorders(GRID, (cell) => Number(areas.get(squareOfCell(cell))));
  return lines.map((points, at) => ({ id: `border-${at}`, kind: "sector", points }) as const);
}
