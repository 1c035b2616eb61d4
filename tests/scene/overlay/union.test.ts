import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinct, outlineAround, rimsOf, rowsAround, rowsOf } from "../../../src/scene/overlay/union.ts";

const RADIUS = 1.06;
const SLACK = 1e-6;
const spot = fc.record({
  x: fc.double({ min: 0, max: 6, noNaN: true }),
  y: fc.double({ min: 0, max: 6, noNaN: true }),
});
const spots = fc.array(spot, { minLength: 1, maxLength: 12 }).map(distinct);

function within(all: readonly { x: number; y: number }[], x: number, y: number, radius: number): boolean {
  return all.some((one) => Math.hypot(one.x - x, one.y - y) < radius);
}

describe("discs that are seen as one shape", () => {
  it("have in their rim each point of a disc's edge that lies in no other disc, and no point besides", () => {
    fc.assert(
      fc.property(spots, fc.double({ min: 0, max: 360, noNaN: true }), (all, degrees) => {
        const rims = rimsOf(all, RADIUS);
        const angle = (degrees * Math.PI) / 180;
        for (const at of all) {
          const [x, y] = [at.x + RADIUS * Math.sin(angle), at.y + RADIUS * Math.cos(angle)];
          const others = all.filter((one) => one !== at);
          const [inside, near] = [within(others, x, y, RADIUS - SLACK), within(others, x, y, RADIUS + SLACK)];
          // Exactly on another one's edge it may be either.
          if (inside !== near) continue;
          const own = rims.filter((rim) => rim.at === at && rim.from <= degrees && degrees <= rim.to);
          expect(own).toHaveLength(inside ? 0 : 1);
        }
      }),
    );
  });

  /** Half of what a disc at one inch hides of another one's edge, in degrees. */
  const HIDDEN = (Math.acos(0.5 / RADIUS) * 180) / Math.PI;

  it("have a whole circle each where they are apart, and less where they touch", () => {
    const around = (all: readonly { x: number; y: number }[]) =>
      rimsOf(all, RADIUS).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(
      around([
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ]),
    ).toBeCloseTo(720);
    expect(
      around([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBeCloseTo(720 - 4 * HIDDEN);
  });

  it("are filled by rows that cover what they cover, each place once", () => {
    fc.assert(
      fc.property(spots, spot, (all, { x, y }) => {
        const rows = rowsOf(all, RADIUS, 0.1);
        const over = rows.filter((row) => Math.abs(row.y - y) < 0.05 && row.left < x && x < row.right);
        expect(over.length).toBeLessThanOrEqual(1);
        if (within(all, x, y, RADIUS - 0.5)) expect(over.length).toBe(1);
        if (!within(all, x, y, RADIUS + 0.1)) expect(over.length).toBe(0);
      }),
    );
  });

  it("are worked out once for each list of ends", () => {
    const ends = [
      { x: 1, y: 1 },
      { x: 1.001, y: 1 },
      { x: 2, y: 1 },
    ];
    expect(outlineAround(ends).spots).toHaveLength(2);
    expect(outlineAround(ends)).toBe(outlineAround(ends));
    expect(rowsAround(ends)).toBe(rowsAround(ends));
    expect(outlineAround([...ends])).not.toBe(outlineAround(ends));
  });

  it("are told apart", () => {
    expect(
      distinct([
        { x: 1, y: 1 },
        { x: 1.001, y: 1 },
        { x: 1.5, y: 1 },
      ]),
    ).toHaveLength(2);
  });
});
