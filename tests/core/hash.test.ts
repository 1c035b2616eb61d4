import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, hashOf, hashOfRow } from "../../src/core/hash.ts";

test("the order of keys does not matter, that of items does", () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test("a hash is the head of SHA-256 over canonical JSON, as Node's own computes it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const whole = createHash("sha256").update(canonicalJson(value)).digest("hex");
      expect(hashOf(value)).toBe(whole.slice(0, 32));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("states of any depth can be hashed", () => {
  let deep: unknown = "bottom";
  for (let level = 0; level < 500; level++) deep = { deep };
  expect(canonicalJson(deep)).toContain("bottom");
});

test("what JSON can't hold is no state", () => {
  expect(() => hashOf({ x: Number.NaN })).toThrow();
  expect(() => hashOf({ x: () => 1 })).toThrow();
});

test("a row of values has the hash of their lines, however long it is", () => {
  const values = Array.from({ length: 9000 }, (_, at) => ({ b: at, a: "Ä😀" }));
  const lines = values.map((value) => `${canonicalJson(value)}\n`).join("");
  const whole = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
  expect(hashOfRow(values)).toBe(whole(lines));
  expect(hashOfRow([])).toBe(whole(""));
  expect(hashOfRow([1, 2])).not.toBe(hashOfRow([12]));
});
