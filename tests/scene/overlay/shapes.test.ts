import { expect, test } from "vitest";
import { BASE } from "../../../src/scene/layout.ts";
import { Ribbon } from "../../../src/scene/overlay/ribbon.ts";
import { layDart, layGhost, laySight, layTape } from "../../../src/scene/overlay/shapes.ts";
import type { Ghost } from "../../../src/tabletop/overlay.ts";

/** The corners of what is laid, in inches from the mat's lower left corner and up. */
function laid(lay: (ribbon: Ribbon) => void): readonly { x: number; y: number; up: number }[] {
  const ribbon = new Ribbon();
  lay(ribbon);
  ribbon.finish();
  const all = ribbon.getAttribute("position");
  return Array.from({ length: all.count }, (_, i) => ({ x: all.getX(i), y: -all.getZ(i), up: all.getY(i) }));
}

function nearest(corners: ReturnType<typeof laid>, x: number, y: number): number {
  return Math.min(...corners.map((one) => Math.hypot(one.x - x, one.y - y)));
}

/** Three inches ahead, then a turn to 3 o'clock and three more. */
const TRACK = [
  { x: 10, y: 10, level: 2, heading: 0 },
  { x: 10, y: 13, level: 2, heading: 90 },
  { x: 13, y: 13, level: 2, heading: 90 },
];
const GHOST = { piece: "R1", model: "m", side: 0, track: TRACK, arcs: [], legal: true } as unknown as Ghost;

test.each([
  [0, 0, 1],
  [90, 1, 0],
  [180, 0, -1],
  [270, -1, 0],
])("a dart at heading %s points to %s, %s", (heading, x, y) => {
  const corners = laid((ribbon) => layDart(ribbon, { x: 5, y: 5, heading, level: 0 }, 2, [1, 1, 1, 1]));
  expect(nearest(corners, 5 + 2 * x, 5 + 2 * y)).toBeLessThan(1e-5);
  expect(nearest(corners, 5 - 2 * x, 5 - 2 * y)).toBeGreaterThan(0.5);
});

test("a ghost's stand and dart lie at the end of its path, those of a path that is weighed too", () => {
  const stand = laid((ribbon) => layGhost(ribbon, GHOST));
  expect(nearest(stand, 13.55, 13)).toBeLessThan(1e-5);
  expect(nearest(stand, 13, 13 + BASE.radius)).toBeLessThan(0.1);
  expect(nearest(stand, 10, 13 + BASE.radius)).toBeGreaterThan(0.3);
  const weighed = laid((ribbon) => layGhost(ribbon, { ...GHOST, weight: 0.5 }));
  expect(nearest(weighed, 13.62, 13)).toBeLessThan(1e-5);
  expect(nearest(weighed, 13, 13 + BASE.radius)).toBeGreaterThan(0.3);
});

test("a line of sight goes from one to the other, each at its height", () => {
  const line = { from: { x: 1, y: 2, level: 1 }, to: { x: 4, y: 6, level: 3 }, clear: true };
  const corners = laid((ribbon) => laySight(ribbon, line, (level) => 2 * level));
  const at = (x: number) => corners.filter((one) => Math.abs(one.x - x) < 0.1).map(({ up }) => up);
  expect(Math.min(...at(1))).toBeGreaterThan(1.9);
  expect(Math.max(...at(1))).toBeLessThan(2.1);
  expect(Math.min(...at(4))).toBeGreaterThan(5.9);
  expect(Math.max(...at(4))).toBeLessThan(6.1);
});

test("a tape lies from waypoint to waypoint, with a disc at each", () => {
  const points = [
    { x: 2, y: 2, level: 0 },
    { x: 8, y: 2, level: 0 },
    { x: 8, y: 7, level: 0 },
  ];
  const corners = laid((ribbon) => layTape(ribbon, { points, caption: "" }, 1));
  for (const { x, y } of points) expect(nearest(corners, x, y)).toBeLessThan(0.01);
  expect(corners.every(({ x, y }) => y < 2.3 || x > 7.7)).toBe(true);
});
