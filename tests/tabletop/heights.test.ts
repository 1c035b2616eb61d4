import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heightOf, heightsOf, metresAt, sameHeights, standingHeight } from "../../src/tabletop/heights.ts";
import type { Scale } from "../../src/tabletop/tabletop.ts";
import { SCALE } from "./front.ts";

const even = heightsOf({ altitude: true });
const spread = heightsOf({ altitude: true, scale: SCALE });

/** A scale that rises from knot to knot. */
const scale = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0.1, max: 3, noNaN: true })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((steps): Scale => {
    let [level, inches] = [0, 0.5];
    const knots = [{ level, inches }];
    for (const [up, higher] of steps) {
      level += up;
      inches += higher;
      knots.push({ level, inches });
    }
    return { knots, major: 10, metres: 50 };
  });

describe("the height of a level", () => {
  it("is 0.9 inches and 0.26 a level where nothing else is said", () => {
    for (const level of [0, 1, 5.5, 14, 24, 30])
      expect(heightOf(even, level)).toBeCloseTo(0.9 + 0.26 * level, 9);
  });

  it("is one and the same where altitude is switched off, whatever the scale", () => {
    const off = heightsOf({ altitude: false, scale: SCALE });
    for (const level of [0, 7, 90]) expect(heightOf(off, level)).toBe(1.9);
    expect(off.pegs).toEqual([]);
  });

  it("is met at the knots, straight between them, and goes on beyond the last", () => {
    for (const { level, inches } of SCALE.knots) expect(heightOf(spread, level)).toBeCloseTo(inches, 9);
    expect(heightOf(spread, 64)).toBeCloseTo((3 + 5.6) / 2, 9);
    expect(heightOf(spread, 150)).toBeCloseTo(7.8 + (10 * (7.8 - 6.8)) / 50, 9);
  });

  it("always rises with the level, without a jump", () => {
    fc.assert(
      fc.property(scale, fc.double({ min: 0, max: 400, noNaN: true }), (one, level) => {
        const heights = heightsOf({ altitude: true, scale: one });
        const [here, above] = [heightOf(heights, level), heightOf(heights, level + 0.01)];
        expect(above).toBeGreaterThan(here);
        expect(above - here).toBeLessThan(0.04);
      }),
    );
  });

  it("is the ground's for a gun, at any level", () => {
    expect(standingHeight(spread, "gun", 60)).toBeLessThan(0.3);
    expect(standingHeight(spread, "balloon", 10)).toBe(heightOf(spread, 10));
    expect(standingHeight(spread, undefined, 10)).toBe(heightOf(spread, 10));
  });
});

describe("a scale", () => {
  it("marks a stem at its thick marks, always as often, whatever the air", () => {
    expect(spread.pegs.slice(0, 14)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]);
    expect(even.pegs).toHaveLength(24);
    const low = heightsOf({ altitude: true, scale: { ...SCALE, knots: SCALE.knots.slice(0, 2) } });
    expect(low.pegs).toEqual(spread.pegs);
  });

  it("writes whole levels in metres", () => {
    expect(metresAt(spread, 65)).toBe(3250);
    expect(metresAt(spread, 64.6)).toBe(3250);
    expect(metresAt(even, 5)).toBeUndefined();
  });

  it("is told apart from another by its knots alone", () => {
    expect(sameHeights(spread, heightsOf({ altitude: true, scale: { ...SCALE } }))).toBe(true);
    expect(sameHeights(spread, even)).toBe(false);
    const knots = SCALE.knots.map((knot, i) => (i === 2 ? { ...knot, inches: 3.1 } : knot));
    expect(sameHeights(spread, heightsOf({ altitude: true, scale: { ...SCALE, knots } }))).toBe(false);
  });
});
