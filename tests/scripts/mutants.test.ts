import { describe, expect, it } from "vitest";
import { draw, mutantsOf, mutated } from "../../scripts/mutants/draw.ts";
import { testsNear } from "../../scripts/mutants/related.ts";
import { importsOf } from "../../scripts/mutants/tree.ts";
import { ROOT } from "../docs/documents.ts";

/** All that may become of a source, by one change each. */
function becomes(source: string): readonly string[] {
  return [...mutantsOf("one.tsx", source).values()].flat().map(mutated);
}

describe("mutants", () => {
  it.each([
    ["if (a < b) f = 1;", ["if (a <= b) f = 1;", "if (a > b) f = 1;", "if (!(a < b)) f = 1;"]],
    ["x = a - -b;", ["x = a + -b;", "x = a - +b;"]],
    ["x = a && b;", ["x = a || b;"]],
    ["x = a ?? b;", ["x = b;"]],
    ["i++;", ["i--;"]],
    ["<mesh visible={false} />;", ["<mesh visible={true} />;"]],
    ["x = 1;", ["x = 2;", "x = 0;"]],
    ["x = 0;", ["x = 1;", "x = (-1);"]],
    ["f(a);", [";"]],
    ["x = [a, b];", ["x = [b];"]],
    ["x = [a];", ["x = [];"]],
    ["function f() { return a; }", ["function f() { return undefined; }"]],
    ["const f = () => a.map(b);", ["const f = () => [];"]],
    ["x = Math.min(a, b);", ["x = Math.max(a, b);"]],
  ])("of %s", (source, expected) => {
    expect(becomes(source)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["types", "type A = [1, true]; let x: 2 | undefined; interface B { readonly c: [3] }"],
    ["imports", 'import { a } from "b"; export * from "c";'],
    ["comments", "/** if (a < 1) f(true) */"],
    ["what is said of a fault", "throw new RangeError(`$" + "{a - 1} is none.`);"],
    ["keys of a list", "<li key={a + 1} />;"],
    ["calls that any object has", "a.toString();"],
    ["what is told to the log", "console.log(a - 1);"],
    ["what a hook depends on, which the linter holds", "useEffect(f, [a, b])"],
    ["texts put together", 'x = "a" + b + `c`;'],
  ])("are none of %s", (_, source) => {
    expect(becomes(source).filter((one) => one !== ";")).toEqual([]);
  });

  it("are drawn by their seed, no place twice the same way, and of every kind", () => {
    const drawn = (seed: string) =>
      draw(ROOT, "src/core/geometry", 40, seed).map((one) => one.file + mutated(one));
    expect(drawn("a")).toEqual(drawn("a"));
    expect(drawn("a")).not.toEqual(drawn("b"));
    expect(new Set(drawn("a")).size).toBe(40);
  });
});

describe("the tests of a source", () => {
  it("are those that come to it by imports, the nearest first", () => {
    const importers = new Map([
      ["src/a.ts", ["src/b.ts", "tests/a.test.ts"]],
      ["src/b.ts", ["tests/b.test.tsx", "tests/e2e/b.test.ts", "src/a.ts"]],
    ]);
    expect(testsNear("src/a.ts", importers)).toEqual(["tests/a.test.ts", "tests/b.test.tsx"]);
  });

  it.each([
    ["src/games/a/rules/b.ts", ["tests/games/a/b.test.ts", "tests/goldens/b.test.ts", "tests/app/b.test.ts"]],
    ["src/app/b.ts", ["tests/app/b.test.ts", "tests/goldens/b.test.ts", "tests/games/a/b.test.ts"]],
  ])("%s are first those of its own game or room, then those of recorded matches", (file, expected) => {
    const importers = new Map([
      [file, ["src/c.ts", "tests/goldens/b.test.ts"]],
      ["src/c.ts", expected.filter((test) => !test.startsWith("tests/goldens/")).toReversed()],
    ]);
    expect(testsNear(file, importers)).toEqual(expected);
  });

  it.each([
    ['import { a } from "./a.ts";', "./a.ts"],
    ['export { a } from "./b.ts";', "./b.ts"],
    ['const a = () => import("./c.ts");', "./c.ts"],
  ])("%s", (source, path) => {
    expect(importsOf("one.ts", source)).toContain(path);
  });
});
