import { expect, test } from "vitest";
import { itemAt } from "../../src/core/item-at.ts";

test.each([
  { list: ["a", "b", "c"], index: 2, item: "c" },
  { list: [0], index: 0, item: 0 },
  { list: new Uint8Array([4, 5]), index: 1, item: 5 },
])("gives what stands at $index of a list", ({ list, index, item }) => {
  expect(itemAt<unknown>(list, index)).toBe(item);
});

test.each([3, 7, -1, 0.5, Number.NaN])("refuses %d of three", (index) => {
  expect(() => itemAt([1, 2, 3], index)).toThrow(new RangeError(`there is nothing at ${index} of 3`));
});
