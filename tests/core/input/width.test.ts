import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { excessIn } from "../../../src/core/input/extent.ts";
import { readShape, readWide } from "../../../src/core/input/shape.ts";
import { widthOf } from "../../../src/core/input/width.ts";
import { MAX_PART_ITEMS } from "../../../src/core/limits.ts";

const many = (count: number): unknown[] => Array.from({ length: count }, (_, at) => ({ bad: at }));

describe("data wider than any set-up", () => {
  test.each([
    ["a list", { tables: { types: many(MAX_PART_ITEMS + 1) } }, "tables.types"],
    ["an object", { seats: Object.fromEntries(many(MAX_PART_ITEMS + 1).entries()) }, "seats"],
    [
      "lists of lists",
      { a: Array.from({ length: 100 }, () => many(600)) },
      expect.stringMatching(/^a\.\d+(\.\d+)?$/),
    ],
    ["nothing", { a: many(MAX_PART_ITEMS) }, undefined],
  ])("is found in %s", (_, data, path) => {
    expect(widthOf(data)?.path).toEqual(path);
  });

  test("is refused in one sentence before a schema complains of each item", () => {
    const item = z.strictObject({
      a: z.string(),
      b: z.string(),
      c: z.string(),
      d: z.string(),
      e: z.string(),
    });
    const schema = z.strictObject({ types: z.array(z.strictObject({ list: z.array(item) })) });
    const data = { types: Array.from({ length: 8000 }, () => ({ list: many(10) })) };
    const read = readShape(schema, data);
    expect(!read.ok && read.error).toEqual([
      { code: "shape", values: { path: "types", misfit: "too-big", of: "array", limit: MAX_PART_ITEMS } },
    ]);
  });

  test("of which only the header is wide is told of a part of its misfits", () => {
    const read = readWide(z.array(z.number()), Array.from({ length: 15_000 }, String));
    expect(!read.ok && read.error.length).toBeLessThan(2000);
  });
});

describe("a name that an object has twice", () => {
  test.each([
    ['{"a": 1, "a": 2}', 9],
    ['{"a": {"b": 1, "c": [{"b": 1, "b" : 2}]}}', 30],
    ['{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}', undefined],
    ['{"a": "a", "b": "a"}', undefined],
    ['["a", "a"]', undefined],
    ['{"a\\"": 1, "a": 2}', undefined],
  ])("is found in %s", (text, at) => {
    expect(excessIn(text)).toEqual(at === undefined ? undefined : { of: "name", at });
  });
});
