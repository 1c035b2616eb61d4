import { expect, test } from "vitest";
import type { CellTrack } from "../../../src/tabletop/cell-track.ts";
import {
  chartPlace,
  leaning,
  markerPlaces,
  trackCell,
  trackPlace,
} from "../../../src/tabletop/layout/board-layout.ts";

function track(markers: CellTrack["markers"], more: Partial<CellTrack> = {}): CellTrack {
  return { id: "t", title: "Turn", at: { x: 2, y: 10 }, cells: ["1", "2", "3", "4", "5"], markers, ...more };
}

test("a track's cells lie from its corner on, row below row, on a board that holds them all", () => {
  const two = track([], { columns: 3, cell: 2 });
  expect(trackCell(two, 0)).toEqual({ x: 3, y: 9 });
  expect(trackCell(two, 3)).toEqual({ x: 3, y: 7 });
  const { x, y, width, depth } = trackPlace(two);
  for (const cell of [0, 1, 2, 3, 4]) {
    const middle = trackCell(two, cell);
    expect(middle.x - 1).toBeGreaterThanOrEqual(x);
    expect(middle.x + 1).toBeLessThanOrEqual(x + width);
    expect(middle.y + 1).toBeLessThanOrEqual(y);
    expect(middle.y - 1).toBeGreaterThanOrEqual(y - depth);
  }
});

test("markers in one cell make room for each other and stay in it", () => {
  const marker = (id: string, cell: number) => ({ id, title: id, cell });
  const all = track([marker("a", 1), marker("b", 1), marker("c", 1), marker("d", 4)]);
  const places = markerPlaces(all);
  expect(places[3]).toMatchObject(trackCell(all, 4));
  const cell = trackCell(all, 1);
  for (const [i, a] of places.slice(0, 3).entries()) {
    expect(Math.abs(a.x - cell.x) + a.size / 2).toBeLessThanOrEqual(0.5);
    for (const b of places.slice(i + 1, 3))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
  }
});

test("a chart's columns share what its headings leave", () => {
  const row = (heading: string, cells: string[]) => ({ heading, cells });
  const place = chartPlace({
    id: "c",
    title: "Odds",
    at: { x: 0, y: 8 },
    width: 6,
    columns: ["1:2", "1:1", "2:1"],
    rows: [row("1", ["-", "-", "1"]), row("2", ["-", "1", "2"])],
  });
  expect(place.headings + 3 * place.column + 2 * place.rim).toBeCloseTo(6);
  expect(place.depth).toBeCloseTo(2 * place.rim + place.title + 3 * place.line);
});

test("a chart is printed larger, and its first column as wide as is said", () => {
  const chart = { id: "c", title: "C", at: { x: 0, y: 9 }, width: 10, columns: ["a", "b"], rows: [] };
  const [usual, large] = [chartPlace(chart), chartPlace({ ...chart, size: 2, headings: 4 })];
  expect(large.depth).toBeCloseTo(2 * usual.depth);
  expect(large.headings).toBe(4);
  expect(large.headings + 2 * large.column + 2 * large.rim).toBeCloseTo(10);
});

test("a board that stands begins on its line and leans away from it, as long as it is when it lies", () => {
  expect(leaning(20, 20)).toEqual({ y: 20, up: 0 });
  const { y, up } = leaning(20, 30);
  expect(Math.hypot(y - 20, up)).toBeCloseTo(10, 1);
  expect(up).toBeGreaterThan(y - 20);
});
