import { expect, test } from "vitest";
import { present } from "../../src/core/present.ts";

test.each([0, "", false])("%j is something", (value) => {
  expect(present(value)).toBe(value);
});

test.each([undefined, null])("where there is %j after all, the rules are wrong and say so", (value) => {
  expect(() => present(value)).toThrow(RangeError);
});
