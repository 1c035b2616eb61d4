import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  big,
  compareSquared,
  lengthOf,
  onQuarters,
  pointAt,
  samePoint,
  signOf,
  signOfSurd,
  squaredGap,
  times,
  toInches,
} from "../../../src/core/geometry/surd.ts";
import { bruteSign } from "./brute.ts";

const component = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
const huge = fc.maxSafeInteger();
const near = fc.integer({ min: -5000, max: 5000 });

describe("sign of p + q√3", () => {
  it("agrees with eighty decimals for small, medium and huge components", () => {
    for (const numbers of [near, component, huge]) {
      fc.assert(
        fc.property(numbers, numbers, (p, q) => signOf(p, q) === bruteSign(BigInt(p), BigInt(q))),
        { numRuns: 2000 },
      );
    }
  });

  it("judges the best fractions for √3, where a float sees zero", () => {
    let [p, q] = [2n, 1n];
    for (let step = 0; step < 40 && p < 2n ** 53n; step++) {
      const sign = bruteSign(p, -q);
      expect(signOf(Number(p), -Number(q))).toBe(sign);
      expect(signOf(-Number(p), Number(q))).toBe(-sign);
      [p, q] = [2n * p + 3n * q, p + 2n * q];
    }
  });

  it("is exact on both sides of 2^26, where BigInt takes over", () => {
    for (const q of [2 ** 26 - 1, 2 ** 26, 2 ** 26 + 1, 38_745_000]) {
      const p = Math.round(q * Math.sqrt(3));
      for (const off of [-1, 0, 1]) {
        expect(signOf(p + off, -q)).toBe(bruteSign(BigInt(p + off), -BigInt(q)));
      }
    }
  });

  it("has a zero only at zero", () => {
    fc.assert(fc.property(near, near, (p, q) => (signOf(p, q) === 0) === (p === 0 && q === 0)));
  });
});

describe("points", () => {
  const point = fc.record({ xp: near, xq: near, yp: near, yq: near });

  it("have exact squared distances, the same both ways", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const gap = squaredGap(a, b);
        const dx = big(b.xp - a.xp, b.xq - a.xq);
        const dy = big(b.yp - a.yp, b.yq - a.yq);
        const x2 = times(dx, dx);
        const y2 = times(dy, dy);
        expect(BigInt(gap.p)).toBe(x2.p + y2.p);
        expect(BigInt(gap.q)).toBe(x2.q + y2.q);
        expect(squaredGap(b, a)).toEqual(gap);
      }),
    );
  });

  it("compare with lengths as eighty decimals do", () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 2000 }), (a, b, quarters) => {
        const gap = squaredGap(a, b);
        expect(compareSquared(gap, quarters)).toBe(
          bruteSign(BigInt(gap.p) - BigInt(quarters) ** 2n, BigInt(gap.q)),
        );
      }),
    );
  });

  it("stand on quarter inches at set-up", () => {
    expect(pointAt(1.25, 3)).toEqual({ xp: 5, xq: 0, yp: 12, yq: 0 });
    expect(onQuarters(1.25)).toBe(true);
    for (const off of [1.3, 0.125, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
      expect(onQuarters(off)).toBe(false);
    }
    expect(samePoint(pointAt(1, 2), { ...pointAt(1, 2) })).toBe(true);
    expect(samePoint(pointAt(1, 2), pointAt(1, 2.25))).toBe(false);
  });

  it("turn into inches for the eye", () => {
    expect(toInches(0, 4)).toBeCloseTo(Math.sqrt(3), 15);
    expect(lengthOf(squaredGap(pointAt(0, 0), pointAt(3, 4)))).toBe(5);
  });
});

it("products of big surds keep the sign of a product", () => {
  fc.assert(
    fc.property(huge, huge, huge, huge, (a, b, c, d) => {
      const product = times(big(a, b), big(c, d));
      expect(signOfSurd(product)).toBe(signOf(a, b) * signOf(c, d) + 0);
    }),
  );
});
