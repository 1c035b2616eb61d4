import { describe, expect, test } from "vitest";
import { chiSquare, countFaces } from "../../../src/core/dice/chisquare.ts";

/** The chance that chi-square with `freedom` degrees of freedom exceeds `limit`, by Simpson's rule. */
function exceeding(freedom: number, limit: number): number {
  // Substituting x = u * u takes away the pole at 0 of a single degree of freedom.
  const density = (u: number) => 2 * u ** (freedom - 1) * Math.exp((-u * u) / 2);
  const area = (to: number) => simpson(density, 0, to, 4000);
  return 1 - area(Math.sqrt(limit)) / area(30);
}

function simpson(f: (x: number) => number, from: number, to: number, steps: number): number {
  const width = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += f(from + i * width) * (i % 2 === 0 ? 2 : 4);
  return (sum * width) / 3;
}

describe("critical values", () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 2))("of a die with %i faces are right", (faces) => {
    const { freedom, critical5, critical01 } = chiSquare(Array.from({ length: faces }, () => 10));
    expect(freedom).toBe(faces - 1);
    expect(exceeding(freedom, critical5)).toBeCloseTo(0.05, 4);
    expect(exceeding(freedom, critical01)).toBeCloseTo(0.001, 5);
  });
});

describe("statistic", () => {
  test.each([
    [[5, 8, 9, 8, 10, 20], 13.4],
    [[10, 10, 10, 10, 10, 10], 0],
    [[60, 0, 0, 0, 0, 0], 300],
    [[0, 0, 0, 0, 0, 0], 0],
    [[44, 56], 1.44],
  ])("of %j is %f", (counts, statistic) => {
    expect(chiSquare(counts).statistic).toBeCloseTo(statistic, 9);
  });

  test("says how many were thrown and expected, and when that is too few to tell", () => {
    expect(chiSquare([4, 4, 4, 4, 4, 9])).toMatchObject({ total: 29, expected: 29 / 6, scant: true });
    expect(chiSquare([5, 5, 5, 5, 5, 5])).toMatchObject({ total: 30, expected: 5, scant: false });
  });
});

describe("counting", () => {
  test("puts every face in its place", () => {
    expect(countFaces(6, [1, 6, 6, 3])).toEqual([1, 0, 1, 0, 0, 2]);
    expect(countFaces(20, [])).toHaveLength(20);
  });

  test.each([0, 7, 1.5, Number.NaN])("refuses a face %f of a d6", (face) => {
    expect(() => countFaces(6, [face])).toThrow(`has no face ${face}`);
  });
});

test.each([[[]], [[3]], [Array.from({ length: 32 }, () => 1)]])("refuses a die of %j", (counts) => {
  expect(() => chiSquare(counts)).toThrow("2 to 31 faces");
});

test.each([-1, 0.5, Number.NaN])("refuses a count of %f", (count) => {
  expect(() => chiSquare([1, count])).toThrow("whole number");
});
