import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACINGS, hexAhead } from "../../../src/core/geometry/hex.ts";
import {
  HEX_MARGIN,
  hexAt,
  hexCentre,
  hexCorners,
  hexNear,
  matSize,
} from "../../../src/core/geometry/hex-layout.ts";
import {
  columnOf,
  hexesOf,
  hexLabel,
  hexOf,
  isOnMap,
  parseHexLabel,
  rowOf,
} from "../../../src/core/geometry/hex-map.ts";

const layout = fc.record({
  columns: fc.integer({ min: 1, max: 60 }),
  rows: fc.integer({ min: 1, max: 60 }),
  inches: fc.constantFrom(1, 1.5, 2, 2.4),
});
const hex = fc.record({ q: fc.integer({ min: -40, max: 80 }), r: fc.integer({ min: -80, max: 80 }) });
const SHEET = { columns: 30, rows: 22, inches: 2 };

describe("the hexes of a mat", () => {
  it("lie a hex width from all six neighbours, in the direction of the facing, clockwise from 12 o'clock", () => {
    fc.assert(
      fc.property(layout, hex, (sheet, at) => {
        const from = hexCentre(sheet, at);
        for (const facing of FACINGS) {
          const to = hexCentre(sheet, hexAhead(at, facing));
          const angle = (facing * Math.PI) / 3;
          expect(to.x - from.x).toBeCloseTo(Math.sin(angle) * sheet.inches, 9);
          expect(to.y - from.y).toBeCloseTo(Math.cos(angle) * sheet.inches, 9);
        }
      }),
    );
  });

  it("are counted in columns from the left and rows from the far edge, odd columns half a hex nearer", () => {
    const { depth } = matSize(SHEET);
    expect(hexCentre(SHEET, hexOf(0, 0)).y).toBeCloseTo(depth - HEX_MARGIN - 1);
    expect(hexCentre(SHEET, hexOf(1, 0)).y).toBeCloseTo(depth - HEX_MARGIN - 2);
    expect(hexCentre(SHEET, hexOf(2, 0)).y).toBeCloseTo(depth - HEX_MARGIN - 1);
    expect(hexCentre(SHEET, hexOf(0, 0)).x).toBeLessThan(hexCentre(SHEET, hexOf(1, 0)).x);
    fc.assert(
      fc.property(hex, (at) => {
        expect(hexOf(columnOf(at), rowOf(at))).toEqual(at);
      }),
    );
  });

  it("lie on the mat with all their corners, the outermost on the margin's edge", () => {
    fc.assert(
      fc.property(layout, (sheet) => {
        const { width, depth } = matSize(sheet);
        const corners = hexesOf(sheet).flatMap((one) => hexCorners(sheet, one));
        const xs = corners.map(({ x }) => x);
        const ys = corners.map(({ y }) => y);
        expect(Math.min(...xs)).toBeCloseTo(HEX_MARGIN);
        expect(Math.max(...xs)).toBeCloseTo(width - HEX_MARGIN);
        expect(Math.min(...ys)).toBeCloseTo(HEX_MARGIN);
        expect(Math.max(...ys)).toBeCloseTo(depth - HEX_MARGIN);
      }),
      { numRuns: 30 },
    );
  });

  it("are found again from any point well inside them", () => {
    fc.assert(
      fc.property(
        layout,
        hex,
        fc.double({ min: 0, max: 0.499, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (sheet, at, out, degrees) => {
          const { x, y } = hexCentre(sheet, at);
          const angle = (degrees * Math.PI) / 180;
          const point = {
            x: x + Math.sin(angle) * out * sheet.inches,
            y: y + Math.cos(angle) * out * sheet.inches,
          };
          expect(hexNear(sheet, point)).toEqual(at);
          expect(hexAt(sheet, point)).toEqual(isOnMap(sheet, at) ? at : undefined);
        },
      ),
    );
  });

  it("are nearest to the points that are in them", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 54, noNaN: true }),
        fc.double({ min: 0, max: 46, noNaN: true }),
        (x, y) => {
          const found = hexNear(SHEET, { x, y });
          const away = (one: typeof found) => {
            const centre = hexCentre(SHEET, one);
            return Math.hypot(centre.x - x, centre.y - y);
          };
          for (const facing of FACINGS)
            expect(away(found)).toBeLessThanOrEqual(away(hexAhead(found, facing)) + 1e-9);
        },
      ),
    );
  });

  it("begin their sides at the corner of the same number", () => {
    const corners = hexCorners(SHEET, hexOf(4, 4));
    const from = hexCentre(SHEET, hexOf(4, 4));
    for (const facing of FACINGS) {
      const to = hexCentre(SHEET, hexAhead(hexOf(4, 4), facing));
      const [a, b] = [corners[facing], corners[(facing + 1) % 6]];
      expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo((from.x + to.x) / 2);
      expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo((from.y + to.y) / 2);
    }
  });

  it("are numbered by column and row from 01, and read back", () => {
    expect(hexLabel(hexOf(6, 11))).toBe("0712");
    expect(hexLabel(hexOf(0, 0))).toBe("0101");
    expect(hexesOf(SHEET)).toHaveLength(660);
    for (const one of hexesOf(SHEET)) expect(parseHexLabel(hexLabel(one))).toEqual(one);
    for (const bad of ["", "0", "712", "00712", "0012", "0700", "07 12", "o712", "-112", "07.2"])
      expect(parseHexLabel(bad)).toBeUndefined();
  });
});
