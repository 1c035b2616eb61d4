import { expect, test } from "vitest";
import { lineNames } from "../../../src/scene/drawing/line-names.ts";
import type { MapLine } from "../../../src/tabletop/line.ts";

/** A line that ends at the right edge of a map of 22 inches. */
const LINE: MapLine = {
  id: "bound",
  kind: "border",
  label: "12 Group line",
  points: [
    { x: 17.8, y: 13 },
    { x: 21, y: 13 },
  ],
};
const GROUND = { width: 22, sites: [], radius: 0.3 };

test("a line is named beside its middle, with the whole name on the map", () => {
  const [name] = lineNames([LINE], GROUND);
  expect(name?.y).toBeGreaterThan(13);
  expect((name?.x ?? 0) + (name?.halfWidth ?? 0)).toBeCloseTo(21.35, 0);
  const [large] = lineNames([LINE], { ...GROUND, pixelsPerInch: 16 });
  expect((large?.x ?? 0) + (large?.halfWidth ?? 0)).toBeCloseTo(22, 6);
});

test("it stands on the other side where a site lies, and nowhere while it would take up too much of a small map", () => {
  const [beside] = lineNames([LINE], { ...GROUND, sites: [{ x: 19, y: 13.5 }] });
  expect(beside?.y).toBeLessThan(13);
  expect(lineNames([LINE], { ...GROUND, pixelsPerInch: 12 })).toEqual([]);
});
