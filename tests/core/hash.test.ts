import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, hashOf, RowHash } from "../../src/core/hash.ts";

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
  expect(() => hashOf({ x: 1n })).toThrow();
});

test("a row of values has the hash of their lines, however long it is", () => {
  const values = Array.from({ length: 9000 }, (_, at) => ({ b: at, a: "Ä😀" }));
  const lines = values.map((value) => `${canonicalJson(value)}\n`).join("");
  const whole = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
  const hashOfRow = (row: readonly unknown[]) => {
    const hash = new RowHash();
    for (const value of row) hash.add(value);
    return hash;
  };
  const all = hashOfRow(values);
  expect(all.digits()).toBe(whole(lines));
  expect(hashOfRow([]).digits()).toBe(whole(""));
  expect(hashOfRow([1, 2]).digits()).not.toBe(hashOfRow([12]).digits());
  // A copy goes on by itself, from where it was made.
  const most = hashOfRow(values.slice(0, -1));
  const copy = most.copy();
  copy.add(values.at(-1));
  expect([copy.digits(), most.digits()]).toEqual([whole(lines), hashOfRow(values.slice(0, -1)).digits()]);
});
