import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictOf } from "../../src/app/statistics/verdict.ts";
import { accuracyOf, hitDistribution } from "../../src/face/accuracy.ts";

function chances(probability: number, tries: number, hits: number) {
  return Array.from({ length: tries }, (_, index) => ({ probability, hit: index < hits }));
}

const probability = fc.integer({ min: 0, max: 6 }).map((sixths) => sixths / 6);

describe("the distribution of hits", () => {
  test("of equal chances is binomial", () => {
    expect(hitDistribution([])).toEqual([1]);
    expect(hitDistribution([0.5, 0.5, 0.5, 0.5])).toEqual([0.0625, 0.25, 0.375, 0.25, 0.0625]);
  });

  test("has whole probability, the expected mean and the variance of its parts", () => {
    fc.assert(
      fc.property(fc.array(probability, { maxLength: 60 }), (probabilities) => {
        const spread = hitDistribution(probabilities);
        const mean = spread.reduce((sum, p, hits) => sum + p * hits, 0);
        const square = spread.reduce((sum, p, hits) => sum + p * hits * hits, 0);
        const { expected, deviation } = accuracyOf(
          probabilities.map((p) => ({ probability: p, hit: false })),
        );
        expect(spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
        expect(mean).toBeCloseTo(expected, 9);
        expect(square - mean * mean).toBeCloseTo(deviation * deviation, 6);
      }),
    );
  });
});

describe("accuracy", () => {
  test.each([
    // tries, hits, odds of each try one half
    { tries: 4, hits: 4, odds: 1 / 16 },
    { tries: 4, hits: 3, odds: 5 / 16 },
    { tries: 4, hits: 2, odds: 11 / 16 },
    { tries: 4, hits: 0, odds: 1 / 16 },
  ])("of $hits hits in $tries tosses", ({ tries, hits, odds }) => {
    expect(accuracyOf(chances(0.5, tries, hits)).odds).toBeCloseTo(odds, 12);
  });

  test.each([
    { what: chances(0.5, 0, 0), verdict: { kind: "none" } },
    { what: chances(1, 3, 3), verdict: { kind: "certain" } },
    { what: chances(0.5, 4, 2), verdict: { kind: "fair" } },
    { what: chances(0.5, 4, 3), verdict: { kind: "lucky", once: 3 } },
    { what: chances(0.5, 4, 4), verdict: { kind: "lucky", once: 16 } },
    { what: chances(0.5, 4, 0), verdict: { kind: "unlucky", once: 16 } },
    { what: chances(1 / 6, 3, 3), verdict: { kind: "lucky", once: 200 } },
  ])("is told as $verdict", ({ what, verdict }) => {
    expect(verdictOf(accuracyOf(what))).toEqual(verdict);
  });
});
