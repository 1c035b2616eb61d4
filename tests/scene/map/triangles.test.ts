import { expect, test } from "vitest";
import { areaOf, trianglesOf } from "../../../src/scene/map/triangles.ts";

const spots = (text: string) =>
  text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y };
  });

const OUTLINES = {
  square: "0,0 4,0 4,4 0,4",
  "square, clockwise": "0,0 0,4 4,4 4,0",
  bay: "0,0 8,0 8,6 5,6 5,2 3,2 3,6 0,6",
  star: "5,0 6,3 10,4 6,5 5,9 4,5 0,4 4,3",
  "corners in line": "0,0 2,0 4,0 4,2 4,4 2,4 0,4 0,2",
  comb: "0,0 9,0 9,5 8,5 8,1 6,1 6,5 5,5 5,1 3,1 3,5 2,5 2,1 1,1 1,5 0,5",
};

test.each(Object.entries(OUTLINES))("triangles fill a %s and nothing else", (_, text) => {
  const outline = spots(text);
  const triangles = trianglesOf(outline);
  expect(triangles).toHaveLength(outline.length - 2);
  const areas = triangles.map((triangle) => areaOf(triangle.map((i) => outline[i] ?? { x: 0, y: 0 })));
  for (const area of areas) expect(area).toBeGreaterThanOrEqual(0);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(Math.abs(areaOf(outline)), 9);
});
