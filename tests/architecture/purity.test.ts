import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { impuritiesIn } from "./impurities.ts";

const SOURCE = join(import.meta.dirname, "../../src");
const PURE = ["core", "face", "games", "bridges", "tabletop", "opponents", "words"];

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What is known to be harmless, and why. */
const HARMLESS = [
  // Catalogues that were loaded: they are the same whenever they come.
  "words/games.ts module state",
];

/** A fault without its line. */
function unplaced(fault: string): string {
  return fault.replace(/:\d+:/, "");
}

/** What each room does that it should not: file, line and what it is. */
const FAULTS = new Map(
  PURE.map((room) => {
    const files = filesBelow(join(SOURCE, room));
    const faults = files.flatMap((file) =>
      impuritiesIn(file, readFileSync(file, "utf8")).map((found) => `${relative(SOURCE, file)}:${found}`),
    );
    return [room, { files, faults }] as const;
  }),
);

describe("the pure folders are exact", () => {
  it.each(PURE)("%s does nothing that differs from machine to machine or from call to call", (room) => {
    const { files = [], faults = [] } = FAULTS.get(room) ?? {};
    expect(files.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !HARMLESS.includes(unplaced(fault)))).toEqual([]);
  });

  it.each(HARMLESS)("%s is still there to be forgiven", (harmless) => {
    expect([...FAULTS.values()].flatMap(({ faults }) => faults.map(unplaced))).toContain(harmless);
  });

  it.each([
    ["a call", "const y = Math.hypot(1, 2);", "Math"],
    ["a random number", "const y = Math.random();", "Math"],
    ["a part of Math by another name", "const { random } = Math;", "Math"],
    ["Math by another name", "const exact = Math;", "Math"],
    ["a computed member of Math", 'const y = Math["sin"](1);', "Math"],
    ["a member of Math put together", 'const y = Math["ra" + "ndom"]();', "Math"],
    ["a member of Math by a variable", "const of = (name: string) => Math[name];", "Math"],
    ["the clock", "const t = Date.now();", "Date"],
    ["the clock by another name", "const Clock = Date;", "Date"],
    ["the clock as a value", "const t = new Date();", "Date"],
    ["a power", "const s = 2 ** 3;", "**"],
    ["a power assigned", "function f(x: number) { x **= 2; return x; }", "**="],
    ["an order of a place", 'const o = "a".localeCompare("b");', "localeCompare"],
    ["the same as a computed member", 'const o = "a"["localeCompare"]("b");', "localeCompare"],
    ["the same put together", 'const o = "a"["locale" + "Compare"]("b");', "localeCompare"],
    ["the same by another name", 'const { localeCompare } = "a";', "localeCompare"],
    ["figures of a place", "const s = (1).toLocaleString();", "toLocaleString"],
    ["formats of a place", "const f = Intl.NumberFormat;", "Intl"],
    ["tables of letters", 'const n = "a".normalize();', "normalize"],
    ["a function made of text", 'const f = new Function("return 1");', "Function"],
    ["a function made by the maker of another", 'const f = (() => 1).constructor("x");', "constructor"],
    ["text as code", 'const f = eval("1");', "eval"],
    ["what is collected some day", "const w = new WeakRef({});", "WeakRef"],
    [
      "what is told when it is collected",
      "const r = new FinalizationRegistry(() => {});",
      "FinalizationRegistry",
    ],
    ["a back door to constructors", "const d = Reflect.construct(Array, []);", "Reflect"],
    ["all globals at once", "const d = globalThis;", "globalThis"],
    ["a variable of a module", "let latest = 1;", "module state"],
    ["an exported variable of a module", "export let latest = 1;", "module state"],
    ["a map that is filled later", "const known = new Map<string, number>();", "module state"],
    ["a weak map that is filled later", "const known = new WeakMap<object, number>();", "module state"],
    ["a list that is filled later", "const found: string[] = [];", "module state"],
    ["the same, said to be one afterwards", "const found = [] as string[];", "module state"],
    ["a record that is filled later", "const found: Record<string, number> = {};", "module state"],
    ["a record of nothing", "const found = {};", "module state"],
    ["a record of nothing, said to be one", "const found = {} as Record<string, number>;", "module state"],
    ["a field of a class that changes", "class Count { static latest = 1; }", "module state"],
    ["a field of a class that is filled", "class Count { static readonly all = new Map(); }", "module state"],
    [
      "a private one",
      "const count = () => { class Count { static #all: string[] = []; } return Count; };",
      "module state",
    ],
  ])("finds %s", (_, code, fault) => {
    expect(impuritiesIn("case.ts", code)).toEqual([`1: ${fault}`]);
  });

  it.each([
    "const y = Math.abs(1) + Math.sqrt(4) + Math.LN2;",
    "const NOTHING: ReadonlyMap<string, number> = new Map();",
    "const NONE: readonly string[] = [];",
    "const NONE = [] as const;",
    "const NONE: Readonly<Record<string, number>> = {};",
    "const NONE = {} as const;",
    "const NONE = Object.freeze({});",
    "const SOME: Record<string, number> = { a: 1 };",
    "class Order { static readonly NAMES = [1, 2]; readonly all = {}; }",
    'const KINDS = new Map([["a", 1]]);',
    "function f() { let count = 0; count += 1; return new Map([[count, 2]]); }",
    'const texts = { Date: "2 ** 3", normalize: 1, "field.date": () => "Math.sin" };',
    "class Supply { constructor(readonly spent: number) {} }",
    "interface Entry { readonly Date: string }",
    "const at = (list: readonly number[], index: number) => list[index];",
    'const load = () => import("./de.ts");',
  ])("finds nothing in %s", (code) => {
    expect(impuritiesIn("case.ts", code)).toEqual([]);
  });
});

describe("a game lives in its own folder", () => {
  it("no game imports another game", () => {
    const guilty = filesBelow(join(SOURCE, "games")).flatMap((file) => {
      const [game, ...rest] = relative(join(SOURCE, "games"), file).split("/");
      if (rest.length === 0) return [];
      const imports = importsOf(file, readFileSync(file, "utf8"));
      return imports
        .filter((target) => target.startsWith("."))
        .map((target) => relative(join(SOURCE, "games"), join(file, "..", target)))
        .filter((target) => !target.startsWith("..") && target.includes("/") && target.split("/")[0] !== game)
        .map((target) => `${game} imports ${target}`);
    });
    expect(guilty).toEqual([]);
  });
});
