import { expect, test } from "vitest";
import { COAST, coastOn } from "../../src/tabletop/atlas/britain.ts";

test("the coast on a sheet lies on it, and ends nowhere but at its edges", () => {
  const sheet = { west: 120, east: 720, south: -60, north: 690 };
  const lines = coastOn(sheet);
  expect(lines.length).toBeGreaterThan(20);
  const onEdge = ([east, north]: readonly [number, number]) =>
    [sheet.west, sheet.east].some((edge) => Math.abs(edge - east) < 1e-6) ||
    [sheet.south, sheet.north].some((edge) => Math.abs(edge - north) < 1e-6);
  for (const line of lines) {
    for (const [east, north] of line) {
      expect(east).toBeGreaterThanOrEqual(sheet.west - 1e-6);
      expect(east).toBeLessThanOrEqual(sheet.east + 1e-6);
      expect(north).toBeGreaterThanOrEqual(sheet.south - 1e-6);
      expect(north).toBeLessThanOrEqual(sheet.north + 1e-6);
    }
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) throw new Error("a line without points");
    const begins = COAST.some(([start]) => start && [first, last].some((end) => end.join() === start.join()));
    expect(begins || (onEdge(first) && onEdge(last))).toBe(true);
  }
});

test("where there is no coast there are no lines", () => {
  expect(coastOn({ west: 600, east: 610, south: 560, north: 570 })).toEqual([]);
});
