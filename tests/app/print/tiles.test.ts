import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaOf, PAPERS, tileAreaOf, usualPaper } from "../../../src/app/print/paper.ts";
import { tilesOf } from "../../../src/app/print/tiles.ts";

describe("tiles", () => {
  test("a drawing that fits is one tile without joins", () => {
    expect(tilesOf({ width: 100, height: 100 }, { width: 100, height: 200 })).toEqual([
      {
        name: "A1",
        x: 0,
        y: 0,
        width: 100,
        height: 100,
        joins: { left: null, right: null, above: null, below: null },
      },
    ]);
  });

  test("a larger one is cut into equal parts that know their neighbours", () => {
    const tiles = tilesOf({ width: 300, height: 150 }, { width: 190, height: 100 });
    expect(tiles.map(({ name, x, y }) => [name, x, y])).toEqual([
      ["A1", 0, 0],
      ["B1", 150, 0],
      ["A2", 0, 75],
      ["B2", 150, 75],
    ]);
    expect(tiles[0]?.joins).toEqual({ left: null, right: "B1", above: null, below: "A2" });
    expect(tiles[3]?.joins).toEqual({ left: "A2", right: null, above: "B1", below: null });
  });

  test("tiles that nothing is drawn on are left out", () => {
    const tiles = tilesOf(
      { width: 200, height: 200 },
      { width: 100, height: 100 },
      ({ x, y }) => x + y < 200,
    );
    expect(tiles.map(({ name }) => name)).toEqual(["A1", "B1", "A2"]);
    expect(tiles[1]?.joins.below).toBeNull();
  });

  test("tiles fit on their pages and cover the drawing once", () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
    });
    const paper = fc.constantFrom(...(Object.keys(PAPERS) as (keyof typeof PAPERS)[]));
    fc.assert(
      fc.property(size, paper, (drawing, name) => {
        const area = tileAreaOf(name);
        const tiles = tilesOf(drawing, area);
        for (const { width, height } of tiles) {
          expect(width).toBeLessThanOrEqual(area.width + 1e-6);
          expect(height).toBeLessThanOrEqual(area.height + 1e-6);
        }
        const covered = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered).toBeCloseTo(drawing.width * drawing.height, 3);
        expect(new Set(tiles.map((tile) => tile.name)).size).toBe(tiles.length);
      }),
    );
  });
});

test("the area of a page lies within the margins and above the foot", () => {
  expect(areaOf("a4")).toEqual({ width: 190, height: 261 });
  expect(areaOf("letter").height).toBeCloseTo(243.4, 6);
});

test.each([
  { tag: "en-US", paper: "letter" },
  { tag: "fr-CA", paper: "letter" },
  { tag: "en-GB", paper: "a4" },
  { tag: "de", paper: "a4" },
  { tag: "zh-Hant-TW", paper: "a4" },
])("the usual paper of $tag is $paper", ({ tag, paper }) => {
  expect(usualPaper(tag)).toBe(paper);
});
