import { beforeEach, expect, test } from "vitest";
import { inGrid, inRows, Sheet } from "../../../src/scene/stock/sheet.ts";
import { stubPage } from "../bare-table.ts";

beforeEach(stubPage);

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test.each([
  ["none", 100, 0, [], [], 0],
  [
    "what fits to the pixel",
    100,
    0,
    [
      [60, 10],
      [40, 10],
    ],
    [
      [0, 0],
      [60, 0],
    ],
    10,
  ],
  [
    "a pixel more, which begins a row",
    100,
    0,
    [
      [60, 10],
      [41, 12],
    ],
    [
      [0, 0],
      [0, 10],
    ],
    22,
  ],
  [
    "rows as high as the highest in them",
    100,
    0,
    [
      [50, 10],
      [50, 30],
      [20, 5],
    ],
    [
      [0, 0],
      [50, 0],
      [0, 30],
    ],
    35,
  ],
  [
    "gaps, and none after the last",
    100,
    4,
    [
      [48, 10],
      [48, 10],
      [9, 10],
    ],
    [
      [0, 0],
      [52, 0],
      [0, 14],
    ],
    24,
  ],
  [
    "one that is wider than the sheet",
    100,
    4,
    [
      [120, 10],
      [5, 10],
    ],
    [
      [0, 0],
      [0, 14],
    ],
    24,
  ],
] as const)("boxes have places in rows: %s", (_, width, gap, sizes, places, height) => {
  const boxes = sizes.map(([wide, high]) => ({ width: wide, height: high }));
  const all = places.map(([left, top], i) => ({ left, top, ...boxes[i] }));
  expect(inRows(boxes, width, gap)).toEqual({ places: all, height });
});

test.each([
  [0, box(0, 0, 30, 20)],
  [2, box(60, 0, 30, 20)],
  [3, box(0, 20, 30, 20)],
  [7, box(30, 40, 30, 20)],
])("box %i of a grid of three columns has its place", (index, place) => {
  expect(inGrid(index, 3, 30, 20)).toEqual(place);
});

test("a box of a sheet is its share of the picture, from the lower left corner", () => {
  const sheet = new Sheet(200, 100);
  expect(sheet.tileOf(box(50, 10, 100, 30))).toEqual([0.25, 0.6, 0.5, 0.3]);
  sheet.resize(400, 200);
  expect(sheet.tileOf(box(50, 10, 100, 30))).toEqual([0.125, 0.8, 0.25, 0.15]);
});

test("a sheet goes to the graphics card when it has been drawn on, and anew when it gets another size", () => {
  const sheet = new Sheet(200, 100);
  let gone = 0;
  sheet.addEventListener("dispose", () => void gone++);
  const before = sheet.version;
  sheet.draw(() => undefined);
  sheet.resize(200, 100);
  expect([sheet.version - before, gone]).toEqual([1, 0]);
  sheet.resize(200, 101);
  expect([sheet.image.width, sheet.image.height, gone]).toEqual([200, 101, 1]);
});

test.each([
  ["middle", [75, 30]],
  ["corner", [50, 10]],
] as const)("what is drawn in a box is cut off at its rim, from its %s", (origin, at) => {
  const sheet = new Sheet(200, 100);
  const done: unknown[] = [];
  const note =
    (name: string) =>
    (...given: readonly number[]) =>
      void done.push([name, ...given]);
  const names = ["save", "beginPath", "rect", "clip", "translate", "scale", "fill", "restore"];
  const pen = Object.fromEntries(names.map((name) => [name, note(name)]));
  sheet.image.getContext = (() => pen) as never;
  sheet.drawIn(box(50, 10, 50, 40), 7, (given) => given.fill(), origin);
  expect(done).toEqual([
    ...[["save"], ["beginPath"], ["rect", 50, 10, 50, 40], ["clip"]],
    ...[["translate", ...at], ["scale", 7, 7], ["fill"], ["restore"]],
  ]);
});

test("a sheet that can't be drawn on is left alone", () => {
  const sheet = new Sheet(200, 100);
  sheet.image.getContext = (() => null) as never;
  const before = sheet.version;
  sheet.draw(() => {
    throw new Error("drawn");
  });
  expect(sheet.version).toBe(before);
});
