import { expect, test } from "vitest";
import { heightOfCell, layCells } from "../../../src/scene/chart/cells.ts";
import { airHeight } from "../../../src/scene/layout.ts";
import { Ribbon } from "../../../src/scene/overlay/ribbon.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import { type Cell, NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import { centre, frontTable, GRID } from "../../tabletop/front.ts";

const stage = createStage();
setStage(stage, frontTable(), undefined, 0);
const { air } = stage;

/** How high the corners of what is laid for some cells are, each height once, from the mat up. */
function heights(cells: readonly Cell[], pointed: boolean): readonly number[] {
  const ribbon = new Ribbon();
  layCells(ribbon, GRID, { ...NO_OVERLAY, cells }, air, pointed);
  ribbon.finish();
  const corners = ribbon.getAttribute("position");
  const found = Array.from({ length: corners.count }, (_, i) => Math.round(corners.getY(i) * 1000) / 1000);
  return [...new Set(found)].sort((a, b) => a - b);
}

const rounded = (level: number) => Math.round(airHeight(air, level) * 1000) / 1000;
const aloft = (all: readonly number[]) => all.filter((up) => up > 0.1);

test("a piece of air that is pointed at has its level and its bounds; nothing of it is in the air before", () => {
  const cell: Cell = { at: centre("0712"), tone: "row", level: 40, from: 39, to: 41 };
  expect(aloft(heights([cell], false))).toEqual([]);
  expect(aloft(heights([cell], true))).toEqual([39, 40, 41].map(rounded));
});

test("air as thin as its level has that alone, and a mark on the mat nothing in the air", () => {
  expect(aloft(heights([{ at: centre("0712"), tone: "row", level: 40 }], true))).toEqual([rounded(40)]);
  expect(aloft(heights([{ at: centre("0712"), tone: "reach" }], true))).toEqual([]);
});

test("what is written in a piece of air stands at its level while it is pointed at, else on the mat", () => {
  const cell: Cell = { at: centre("0712"), tone: "row", level: 40 };
  expect(heightOfCell(cell, air, true)).toBe(airHeight(air, 40));
  expect(heightOfCell(cell, air, false)).toBeLessThan(0.1);
});
