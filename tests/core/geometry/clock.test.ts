import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ahead,
  bearing,
  degreesOf,
  NUMERALS,
  type Numeral,
  sidesOfLines,
  turned,
} from "../../../src/core/geometry/clock.ts";
import { lengthOf, pointAt, samePoint, squaredGap, toInches } from "../../../src/core/geometry/surd.ts";

const origin = pointAt(0, 0);
const numeral = fc.constantFrom(...NUMERALS);

describe("clock", () => {
  it("turns around the dial", () => {
    expect(turned(12, 1)).toBe(1);
    expect(turned(1, -1)).toBe(12);
    expect(turned(3, -15)).toBe(12);
    fc.assert(
      fc.property(numeral, fc.integer({ min: -50, max: 50 }), (from, points) => {
        expect(NUMERALS).toContain(turned(from, points));
        expect(turned(turned(from, points), -points)).toBe(from);
      }),
    );
  });

  it("has degrees clockwise from 12", () => {
    expect(NUMERALS.map(degreesOf)).toEqual([30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 0]);
  });

  it.each(NUMERALS)("steps two inches along %i o'clock", (at) => {
    const end = ahead(origin, at);
    const angle = (at * Math.PI) / 6;
    expect(toInches(end.xp, end.xq)).toBeCloseTo(2 * Math.sin(angle), 12);
    expect(toInches(end.yp, end.yq)).toBeCloseTo(2 * Math.cos(angle), 12);
    expect(lengthOf(squaredGap(origin, end))).toBe(2);
    expect(ahead(origin, at, 3)).toEqual(ahead(ahead(end, at), at));
  });

  it("comes back exactly after any closed tour", () => {
    fc.assert(
      fc.property(fc.array(numeral, { maxLength: 200 }), (tour) => {
        const away = tour.reduce((at, way) => ahead(at, way), origin);
        const back = tour.reduce((at, way) => ahead(at, turned(way, 6)), away);
        return samePoint(back, origin);
      }),
    );
  });

  it("parts right from left of the lines beside a heading", () => {
    const side = (line: number, to: number) => {
      const off = (to - line + 24) % 12;
      return off % 6 === 0 ? 1 : off < 6 ? 2 : 0;
    };
    for (const heading of NUMERALS) {
      expect(sidesOfLines(origin, heading, origin)).toBe(4);
      const sides = NUMERALS.map((to) => sidesOfLines(origin, heading, ahead(origin, to)));
      expect(sides).toEqual(NUMERALS.map((to) => 3 * side(heading - 1, to) + side(heading + 1, to)));
    }
  });

  it("reads bearings to the nearest numeral", () => {
    for (const heading of NUMERALS) {
      for (const to of NUMERALS) {
        const expected = ((to - heading + 11) % 12) + 1;
        expect(bearing(origin, heading, ahead(origin, to))).toBe(expected);
      }
    }
    expect(bearing(origin, 12, origin)).toBeUndefined();
    expect(bearing(origin, 12, pointAt(1, 10))).toBe(12);
    expect(bearing(origin, 12, pointAt(3, 10))).toBe(1);
    expect(bearing(origin, 12, pointAt(-3, 10))).toBe(11);
  });

  it("gives every other point exactly one bearing, the one that angles give", () => {
    const near = fc.integer({ min: -400, max: 400 });
    const point = fc.record({ xp: near, xq: near, yp: near, yq: near });
    fc.assert(
      fc.property(point, numeral, (to, heading) => {
        fc.pre(!samePoint(origin, to));
        const angle = (Math.atan2(toInches(to.xp, to.xq), toInches(to.yp, to.yq)) * 6) / Math.PI - heading;
        const whole = Math.round(angle);
        fc.pre(Math.abs(Math.abs(angle - whole) - 0.5) > 1e-9);
        expect(bearing(origin, heading, to)).toBe((((((whole - 1) % 12) + 12) % 12) + 1) as Numeral);
      }),
    );
  });
});
