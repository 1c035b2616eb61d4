import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinct, rimsOf, rowsOf } from "../../../src/scene/overlay/union.ts";

const RADIUS = 1;
const spot = fc.record({
  x: fc.double({ min: 0, max: 6, noNaN: true }),
  y: fc.double({ min: 0, max: 6, noNaN: true }),
});
const spots = fc.array(spot, { minLength: 1, maxLength: 12 }).map(distinct);

function within(all: readonly { x: number; y: number }[], x: number, y: number, radius: number): boolean {
  return all.some((one) => Math.hypot(one.x - x, one.y - y) < radius);
}

describe("discs that are seen as one shape", () => {
  it("have a rim that lies in none of them, and at the edge of one", () => {
    fc.assert(
      fc.property(spots, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (all, share) => {
        for (const { at, from, to } of rimsOf(all, RADIUS)) {
          const angle = ((from + (to - from) * share) * Math.PI) / 180;
          const [x, y] = [at.x + Math.sin(angle), at.y + Math.cos(angle)];
          expect(within(all, x, y, RADIUS - 1e-6)).toBe(false);
        }
      }),
    );
  });

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
    ).toBeCloseTo(480);
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
