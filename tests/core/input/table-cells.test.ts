import { expect, test } from "vitest";
import { wrongFigures, wrongIds, wrongNames } from "../../../src/core/input/table-cells.ts";

const inList = (found: string) => ({ cell: "types", found });

test("ids have letters, digits and hyphens, mean nothing else and are there once, however they are written", () => {
  const found = ["Spitfire", "spitfire", "no blank", "lay", "toString", "x".repeat(21)].map(inList);
  expect(wrongIds(found, (lower) => lower === "lay")).toEqual([
    { ...inList("spitfire"), twice: true },
    { ...inList("no blank"), twice: false },
    { ...inList("lay"), twice: false },
    { ...inList("toString"), twice: false },
    { ...inList("x".repeat(21)), twice: false },
  ]);
});

test("figures are whole and within their bounds, which belong to them", () => {
  const figures = [0, 1, 1.5, 3, 4].map((found) => ({ cell: "dice", found, from: 1, to: 3 }));
  expect(wrongFigures(figures).map(({ found }) => found)).toEqual([0, 1.5, 4]);
});

test("names are one line of some characters, and told shortened", () => {
  const found = ["Hurricane", " ", "two\nlines", "n".repeat(40), "n".repeat(41)].map(inList);
  expect(wrongNames(found)).toEqual([
    { ...inList(" "), longest: 40 },
    { ...inList("two\nlines"), longest: 40 },
    { ...inList("n".repeat(24)), longest: 40 },
  ]);
});
