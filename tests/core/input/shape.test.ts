import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { prototypeKey, readShape } from "../../../src/core/input/shape.ts";

const plane = z.strictObject({
  id: z.string(),
  x: z.number().check(z.multipleOf(0.25), z.gte(0), z.lte(48)),
});
const schema = z.strictObject({
  planes: z.array(plane).check(z.maxLength(2)),
  kind: z.optional(z.enum(["flat", "deep"])),
  dice: z.optional(
    z.union([z.strictObject({ faces: z.array(z.int()) }), z.strictObject({ seed: z.string() })]),
  ),
});

function problems(data: unknown) {
  const read = readShape(schema, data);
  return read.ok ? [] : read.error.map((problem) => problem.values);
}

describe("a misfit is told with its path and what would fit", () => {
  test.each([
    [{ planes: 3 }, { path: "planes", misfit: "type", expected: "array" }],
    [{}, { path: "planes", misfit: "missing" }],
    [{ planes: [{ x: 1 }] }, { path: "planes.0.id", misfit: "missing" }],
    [
      { planes: [], dice: { seed: "a", faces: [1] } },
      { path: "dice", misfit: "unknown-key", keys: ["seed"] },
    ],
    [[], { path: "", misfit: "type", expected: "object" }],
    [{ planes: [{ id: 1, x: 1 }] }, { path: "planes.0.id", misfit: "type", expected: "string" }],
    [{ planes: [{ id: "a", x: 0.3 }] }, { path: "planes.0.x", misfit: "step", step: 0.25 }],
    [{ planes: [{ id: "a", x: -1 }] }, { path: "planes.0.x", misfit: "too-small", of: "number", limit: 0 }],
    [{ planes: [{ id: "a", x: 49 }] }, { path: "planes.0.x", misfit: "too-big", of: "number", limit: 48 }],
    [
      { planes: [], kind: "x" },
      { path: "kind", misfit: "value", expected: ["flat", "deep"] },
    ],
    [
      { planes: [], color: 1 },
      { path: "", misfit: "unknown-key", keys: ["color"] },
    ],
    [
      { planes: [], dice: { seed: 1 } },
      { path: "dice.seed", misfit: "type", expected: "string" },
    ],
    [
      { planes: [], dice: { faces: [1, 2.5] } },
      { path: "dice.faces.1", misfit: "type", expected: "int" },
    ],
  ])("%j", (data, values) => {
    expect(problems(data)).toContainEqual(values);
  });

  test("every misfit at once", () => {
    const data = {
      planes: [
        { id: 1, x: 1 },
        { id: "b", x: "1" },
      ],
    };
    expect(problems(data).map((values) => values.path)).toEqual(["planes.0.id", "planes.1.x"]);
  });
});

describe("the key __proto__", () => {
  test.each([
    ['{"__proto__": 1}', "__proto__"],
    ['{"a": [{"b": {"__proto__": {}}}]}', "a.0.b.__proto__"],
    ['{"\\u005f_proto__": 1}', "__proto__"],
  ])("of %s is found", (text, path) => {
    expect(prototypeKey(JSON.parse(text))).toBe(path);
  });

  test.each(['{"a": "__proto__"}', "[]", "null", '{"constructor": 1, "toString": 2}'])(
    "%s has none",
    (text) => {
      expect(prototypeKey(JSON.parse(text))).toBeUndefined();
    },
  );

  test("is found at any depth", () => {
    const deep = `${'{"a":'.repeat(100_000)}{"__proto__":1}${"}".repeat(100_000)}`;
    expect(prototypeKey(JSON.parse(deep))).toMatch(/a\.__proto__$/);
  });
});
