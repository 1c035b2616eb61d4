import { expect, test } from "vitest";
import { linkPaths } from "../../../src/scene/drawing/LinksDrawing.tsx";

/** The points of a path, y up. */
function pointsOf(path: string): readonly (readonly number[])[] {
  const numbers = [...path.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([one]) => Number(one));
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    -(numbers[2 * i + 1] ?? 0),
  ]);
}

function near(points: readonly (readonly number[])[], expected: readonly (readonly number[])[]): void {
  expect(points.length).toBe(expected.length);
  for (const [i, point] of points.entries())
    for (const axis of [0, 1]) expect(point[axis]).toBeCloseTo(expected[i]?.[axis] ?? Number.NaN, 2);
}

test.each([
  [
    "to the right",
    { x: 12, y: 4 },
    [
      [2.95, 4],
      [11.05, 4],
    ],
    [
      [11.05, 4],
      [10.3, 4.4],
      [10.5, 4],
      [10.3, 3.6],
    ],
  ],
  [
    "away",
    { x: 2, y: 14 },
    [
      [2, 4.95],
      [2, 13.05],
    ],
    [
      [2, 13.05],
      [1.6, 12.3],
      [2, 12.5],
      [2.4, 12.3],
    ],
  ],
  [
    "to what is near, less of which stays clear",
    { x: 4, y: 4 },
    [
      [2.6, 4],
      [3.4, 4],
    ],
    [
      [3.4, 4],
      [2.65, 4.4],
      [2.85, 4],
      [2.65, 3.6],
    ],
  ],
  [
    "to where it begins, which has no direction",
    { x: 2, y: 4 },
    [
      [2, 4],
      [2, 4],
    ],
    [
      [2, 4],
      [2, 4],
      [2, 4],
      [2, 4],
    ],
  ],
])("a chain goes %s", (_, to, line, head) => {
  const paths = linkPaths({ x: 2, y: 4 }, to);
  near(pointsOf(paths.line), line);
  near(pointsOf(paths.head), head);
});
