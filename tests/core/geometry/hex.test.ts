import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FACINGS,
  type Hex,
  hexAhead,
  hexDistance,
  neighbours,
  ring,
  rotateHex,
  row,
  rowFacing,
  sameHex,
  spiral,
  turnedFacing,
} from "../../../src/core/geometry/hex.ts";
import { line } from "../../../src/core/geometry/hex-line.ts";

const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.record({ q: coordinate, r: coordinate });
const facing = fc.constantFrom(...FACINGS);
const origin: Hex = { q: 0, r: 0 };

function keys(hexes: readonly Hex[]): Set<string> {
  return new Set(hexes.map(({ q, r }) => `${q},${r}`));
}

describe("hexes", () => {
  it("have six different neighbours at distance one, in circular order", () => {
    const around = neighbours(origin);
    expect(keys(around).size).toBe(6);
    around.forEach((one, index) => {
      expect(hexDistance(origin, one)).toBe(1);
      expect(hexDistance(one, around[(index + 1) % 6] as Hex)).toBe(1);
    });
  });

  it("measure distances that are symmetric and obey the triangle", () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
        expect(hexDistance(a, b) === 0).toBe(sameHex(a, b));
      }),
    );
  });

  it("step ahead and back again", () => {
    fc.assert(
      fc.property(hex, facing, fc.nat({ max: 30 }), (from, way, steps) => {
        const to = hexAhead(from, way, steps);
        expect(hexDistance(from, to)).toBe(steps);
        expect(hexAhead(to, turnedFacing(way, 3), steps)).toEqual(from);
      }),
    );
  });

  it("know rows", () => {
    fc.assert(
      fc.property(hex, facing, fc.integer({ min: 1, max: 20 }), (from, way, steps) => {
        const to = hexAhead(from, way, steps);
        expect(rowFacing(from, to)).toBe(way);
        const hexes = row(from, to) as readonly Hex[];
        expect(hexes).toHaveLength(steps);
        expect(hexes.at(-1)).toEqual(to);
      }),
    );
    expect(rowFacing(origin, origin)).toBeUndefined();
    expect(row(origin, { q: 2, r: -1 })).toBeUndefined();
  });

  it("rotate by sixths without losing distance", () => {
    fc.assert(
      fc.property(hex, hex, fc.integer({ min: -12, max: 12 }), (one, centre, sixths) => {
        const moved = rotateHex(one, centre, sixths);
        expect(hexDistance(moved, centre)).toBe(hexDistance(one, centre));
        expect(rotateHex(moved, centre, -sixths)).toEqual(one);
      }),
    );
    expect(rotateHex(hexAhead(origin, 0), origin, 1)).toEqual(hexAhead(origin, 1));
  });

  it("make rings of six times the radius and spirals of all within", () => {
    for (let radius = 1; radius < 8; radius++) {
      const hexes = ring({ q: 3, r: -2 }, radius);
      expect(keys(hexes).size).toBe(6 * radius);
      hexes.forEach((one, index) => {
        expect(hexDistance({ q: 3, r: -2 }, one)).toBe(radius);
        expect(hexDistance(one, hexes[(index + 1) % hexes.length] as Hex)).toBe(1);
      });
      expect(hexes[0]).toEqual(hexAhead({ q: 3, r: -2 }, 0, radius));
      expect(keys(spiral(origin, radius)).size).toBe(1 + 3 * radius * (radius + 1));
    }
    expect(ring(origin, 0)).toEqual([origin]);
  });

  it("draw lines that touch hex by hex from end to end, whole numbers all the way", () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const hexes = line(from, to);
        expect(hexes).toHaveLength(hexDistance(from, to) + 1);
        expect(hexes[0]).toEqual(from);
        expect(hexes.at(-1)).toEqual(to);
        hexes.slice(1).forEach((one, index) => {
          expect(hexDistance(one, hexes[index] as Hex)).toBe(1);
        });
      }),
    );
    expect(line(origin, hexAhead(origin, 2, 3)).slice(1)).toEqual(row(origin, hexAhead(origin, 2, 3)));
  });
});
