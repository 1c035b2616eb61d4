import { expect, test } from "vitest";
import { z } from "zod/mini";
import { readTablesFile } from "../../../src/core/input/tables-file.ts";

const problem = (code: string, values = {}) => ({ code, values });

/** Tables of guns and of their ranges in inches. */
const FILE = {
  parts: ["guns", "ranges"],
  refuse: {
    json: ({ detail }: { readonly detail: string }) => problem("json", { detail }),
    large: (values: object) => problem("large", values),
    foreign: () => problem("foreign"),
  },
  schema: z.object({
    name: z.string(),
    guns: z.optional(z.array(z.object({ id: z.string(), range: z.number() }))),
    ranges: z.optional(z.array(z.number())),
  }),
  check: ({ ranges = [] }: { readonly ranges?: readonly number[] | undefined }) =>
    ranges.some((range) => range > 12) ? [problem("too-far")] : [],
};

const GUN = { id: "lewis", range: 6 };

test.each<readonly [string, string, string, object]>([
  ["no JSON", "{", "json", {}],
  ["a longer text than any set has", `"${"x".repeat(500_000)}"`, "large", { found: 500_002, most: 500_000 }],
  ["a list", "[]", "foreign", {}],
  ["nothing", "null", "foreign", {}],
  ["a match file", '{"name": "duel", "entries": []}', "foreign", {}],
  ["a key that is none", '{"guns": [], "__proto__": {}}', "shape", { keys: ["__proto__"] }],
  ["a set without a name", '{"guns": []}', "shape", { path: "name" }],
  [
    "an entry with an id",
    `{"name": "a", "guns": [{"id": "lewis", "range": "far"}]}`,
    "shape",
    { path: "guns.lewis.range" },
  ],
  ["an entry without one", '{"name": "a", "ranges": ["far"]}', "shape", { path: "ranges.0" }],
  ["figures that the game refuses", '{"name": "a", "ranges": [13]}', "too-far", {}],
])("%s is refused, and the sentence says where", (_, text, code, values) => {
  expect(readTablesFile(text, FILE)).toMatchObject({ ok: false, error: [{ code, values }] });
});

test("a set with any of its parts is read, with its name", () => {
  const tables = { name: "ours", guns: [GUN], ranges: [12] };
  expect(readTablesFile(JSON.stringify(tables), FILE)).toEqual({ ok: true, value: tables });
  expect(readTablesFile('{"name": "few", "ranges": []}', FILE)).toMatchObject({ ok: true });
});
