import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
/** Most casts of all of src; one that says no more than `const` is none. */
const MOST = 750;

/** How many casts a module has: what it says of a type that the compiler can't know. */
function castsIn(name: string, code: string): number {
  let count = 0;
  JSON.stringify(parseSync(name, code).program, (_, node) => {
    if (node?.type === "TSAsExpression" && node.typeAnnotation.typeName?.name !== "const") count += 1;
    return typeof node === "bigint" ? undefined : node;
  });
  return count;
}

it.each([
  ["const a = b as number;", 1],
  ["const a = { b: c as string as never };", 2],
  ["const a = [1] as const;", 0],
  ["import { a as b } from './a.ts'; export { b as a };", 0],
])("casts of a module are counted: %s", (code, casts) => {
  expect(castsIn("a.ts", code)).toBe(casts);
});

it("casts are few", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const casts = files.map((name) => castsIn(name, readFileSync(join(SOURCE, name), "utf8")));
  expect(casts.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST);
});
