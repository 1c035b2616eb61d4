import { rememberedBy } from "../../../../core/remember.ts";
import type { Area } from "../../../../tabletop/area.ts";
import type { GridCell } from "../../../../tabletop/grid.ts";
import { gridBorders } from "../../../../tabletop/grid-border.ts";
import type { MapLine } from "../../../../tabletop/line.ts";
import { AMERICAN } from "../../data/sides.ts";
import type { Quarter } from "../../data/tables.ts";
import { nameOf } from "../../rules/map/hex.ts";
import { isAmericanSide, isSwiss } from "../../rules/map/lines.ts";
import type { View } from "../../rules/view/view.ts";
import { GRID } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";

function hexOf({ column, row }: GridCell): string {
  return nameOf(column, row);
}

/** LW-31: the R line of a quarter, along the hexes. */
export const lineOf = rememberedBy(String, (quarter: Quarter) =>
  gridBorders(GRID, (cell) => Number(!isAmericanSide(hexOf(cell), quarter))),
);

/** LW-31: the R line, where a fighter's time begins; it is named once. */
export function linesOf({ quarter }: View, say: Say): readonly MapLine[] {
  const label = say(phrase("line.r"));
  return lineOf(quarter).map((points, at) => ({
    id: `r-line-${at}`,
    kind: "front",
    side: AMERICAN,
    points,
    ...(at === 0 && { label }),
  }));
}

const [SWISS = []] = gridBorders(GRID, (cell) => Number(isSwiss(hexOf(cell))));

/** LW-33: Switzerland, which nobody enters. */
export function areasOf(): readonly Area[] {
  return [{ id: "switzerland", tone: "forbidden", outline: SWISS.slice(0, -1) }];
}
