import { describe, expect, test } from "vitest";
import { mapScale } from "../../src/face/map-scale.ts";
import { pointAt, sectorBox, sectorPath } from "../../src/face/shapes.ts";
import { spanOf } from "../../src/games/dogfight/face/papers/arcs.ts";

describe("shapes", () => {
  test("fields of fire have the width of their arcs", () => {
    expect(spanOf("front")).toEqual({ from: 330, span: 60 });
    expect(spanOf("rear")).toEqual({ from: 150, span: 60 });
    expect(spanOf("left")).toEqual({ from: 210, span: 120 });
    expect(spanOf("right")).toEqual({ from: 30, span: 120 });
  });

  test.each([
    { degrees: 0, x: 0, y: -12 },
    { degrees: 90, x: 12, y: 0 },
    { degrees: 330, x: -6, y: -10.3923 },
  ])("twelve inches at $degrees degrees", ({ degrees, x, y }) => {
    expect(pointAt(12, degrees).x).toBeCloseTo(x, 4);
    expect(pointAt(12, degrees).y).toBeCloseTo(y, 4);
  });

  test.each([
    { span: 60, width: 12, height: 12 },
    { span: 120, width: 20.7846, height: 12 },
    { span: 30, width: 6.2117, height: 12 },
  ])("the box of a sector of $span degrees", ({ span, width, height }) => {
    const box = sectorBox(12, span);
    expect(box.width).toBeCloseTo(width, 4);
    expect(box.height).toBeCloseTo(height, 4);
    expect(box.x).toBeCloseTo(-width / 2, 4);
  });

  test("points lie where sine and cosine have them, and only at multiples of 15°", () => {
    for (let degrees = -360; degrees <= 720; degrees += 15) {
      const angle = (degrees * Math.PI) / 180;
      expect(pointAt(1, degrees).x).toBeCloseTo(Math.sin(angle), 12);
      expect(pointAt(1, degrees).y).toBeCloseTo(-Math.cos(angle), 12);
    }
    expect(() => pointAt(1, 20)).toThrow("20° is no multiple of 15°");
  });

  test("a sector goes out, along its arc and back", () => {
    expect(sectorPath(2, -30, 30)).toBe("M0 0L-1.0000 -1.7321A2 2 0 0 1 1.0000 -1.7321Z");
  });
});

test.each([
  { table: { width: 48, depth: 36 }, room: { width: 188, height: 118 }, scale: 8 },
  { table: { width: 48, depth: 36 }, room: { width: 188, height: 90 }, scale: 12 },
  { table: { width: 12, depth: 12 }, room: { width: 188, height: 118 }, scale: 4 },
  { table: { width: 1000, depth: 20 }, room: { width: 188, height: 118 }, scale: 136 },
])("the map of $table on $room is 1 : $scale", ({ table, room, scale }) => {
  expect(mapScale(table, room)).toBe(scale);
});
