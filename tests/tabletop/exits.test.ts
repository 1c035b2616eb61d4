import { describe, expect, test } from "vitest";
import { exitMarks } from "../../src/tabletop/exits.ts";

const MAT = { kind: "open-sea", width: 48, depth: 36 };

describe("marks of a way out", () => {
  test.each([
    ["far", 0, 1],
    ["near", 0, -1],
    ["right", 1, 0],
    ["left", -1, 0],
  ] as const)("along the %s edge lie on the mat and point over it", (edge, right, up) => {
    const marks = exitMarks(MAT, { edge, side: 0 });
    expect(marks.length).toBeGreaterThan(6);
    for (const { x, y, heading } of marks) {
      expect(x > 0 && x < MAT.width && y > 0 && y < MAT.depth).toBe(true);
      const angle = (heading * Math.PI) / 180;
      expect(Math.sin(angle)).toBeCloseTo(right);
      expect(Math.cos(angle)).toBeCloseTo(up);
      const beyond = { x: x + 2 * right, y: y + 2 * up };
      expect(beyond.x < 0 || beyond.x > MAT.width || beyond.y < 0 || beyond.y > MAT.depth).toBe(true);
    }
  });

  test("of two sides on one edge never lie on each other", () => {
    const [red, blue] = ([0, 1] as const).map((side) => exitMarks(MAT, { edge: "far", side }));
    for (const one of red ?? [])
      for (const other of blue ?? []) expect(Math.abs(one.x - other.x)).toBeGreaterThan(1);
  });
});
