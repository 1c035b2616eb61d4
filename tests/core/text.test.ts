import { expect, test } from "vitest";
import { listed, named } from "../../src/core/text.ts";

test.each([
  ["👨‍👩‍👧 Family", "👨‍👩‍👧 Family"],
  ["a\nb", "a\uFFFDb"],
  ["\u202Eright", "\uFFFDright"],
  ["", '""'],
  [`${"x".repeat(39)}\u200D${"y".repeat(9)}`, `${"x".repeat(39)}…`],
])("%j is shown as %j", (text, shown) => {
  expect(named(text)).toBe(shown);
});

test("of names in a row one sees those that are empty", () => {
  expect(listed(["red", "", "blue"], "and")).toBe('red, "" and blue');
  expect(listed([""], "and")).toBe('""');
  expect(listed([], "and")).toBe("");
});
