import { expect, test } from "vitest";
import { laidExtent } from "../../../src/scene/camera/laid.ts";
import { chartPlace, leaning } from "../../../src/tabletop/layout/board-layout.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { map } from "../../tabletop/map.ts";

const WIDE = 1366;

test("a table of pieces alone is its mat, and nothing more has to be framed", () => {
  const table: Tabletop = {
    ...map(),
    counters: [],
    groups: [],
    cards: [],
    sites: [],
    tracks: [],
    charts: [],
  };
  expect(laidExtent(table, 0, WIDE)).toBeUndefined();
});

test("all of the viewer's own hand is framed, from either edge, and the boards beside the mat", () => {
  const table = map();
  const { depth } = table.mat;
  const lower = laidExtent(table, 0, WIDE);
  const upper = laidExtent(table, 1, WIDE);
  expect(lower?.bottom).toBeLessThan(-4);
  expect(upper?.top).toBeGreaterThan(depth + 4);
  // Of the other one's hand as much as shows that it is there.
  expect(upper?.bottom).toBeGreaterThan(-4);
  expect(upper?.bottom).toBeLessThan(0);
  const chart = table.charts?.[0];
  expect(lower?.right).toBeGreaterThanOrEqual((chart?.at.x ?? 0) + (chart?.width ?? 0));
});

test("a narrow picture leaves out what lies to the left and right of the mat, and no hand", () => {
  const table = map();
  const narrow = laidExtent(table, 0, 390);
  expect(narrow?.right).toBe(table.mat.width);
  expect(narrow?.bottom).toBe(laidExtent(table, 0, WIDE)?.bottom);
});

test("a board that stands behind the map is seen up to its head, and looked at from lower down", () => {
  const chart = {
    id: "c",
    title: "C",
    at: { x: -9, y: 40 },
    width: 90,
    columns: ["a"],
    rows: [],
    stands: 30,
  };
  const extent = laidExtent({ ...map(), charts: [chart] }, 0, WIDE);
  const standing = (extent?.spots ?? []).filter(({ up }) => up !== undefined);
  const { x, y, width, depth } = chartPlace(chart);
  const corners = [y - depth, y].flatMap((edge) =>
    [x, x + width].map((across) => ({ x: across, ...leaning(30, edge) })),
  );
  expect(standing).toEqual(corners);
  expect([extent?.left, extent?.right]).toEqual([x, x + width]);
  expect(Math.max(...standing.map(({ up = 0 }) => up))).toBeCloseTo(leaning(30, 40).up);
});
