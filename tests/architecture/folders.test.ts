import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";

const SOURCE = join(import.meta.dirname, "../../src");
/** A folder with more files than this is several rooms in one. */
const MOST = 40;
/** A file with more lines than this is several. */
const LONGEST = 300;

/** A file that imports another, both by their path within src. */
interface Import {
  readonly from: string;
  readonly to: string;
}

const ENTRIES = readdirSync(SOURCE, { recursive: true, withFileTypes: true });
const FOLDERS = ["", ...ENTRIES.filter((entry) => entry.isDirectory()).map(nameOf)];
const FILES = ENTRIES.filter((entry) => entry.isFile()).map(nameOf);

function nameOf(entry: { readonly parentPath: string; readonly name: string }): string {
  return relative(SOURCE, join(entry.parentPath, entry.name)).split(sep).join("/");
}

function readImports(): readonly Import[] {
  const known = new Set(FILES);
  const modules = FILES.filter((name) => /\.tsx?$/.test(name));
  return modules.flatMap((from) => {
    const named = importsOf(from, readFileSync(join(SOURCE, from), "utf8"));
    const targets = named.map((target) => join(dirname(from), target).split(sep).join("/"));
    return targets.filter((to) => known.has(to)).map((to) => ({ from, to }));
  });
}

/** The entry of a folder that a file is, or lies in; undefined for what lies elsewhere. */
function entryOf(folder: string, file: string): string | undefined {
  const inside = folder === "" ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : "";
  return inside.split("/")[0] || undefined;
}

/** Imports between different entries of a folder, from entry to entry. */
function between(folder: string, imports: readonly Import[]): readonly Import[] {
  return imports.flatMap((one) => {
    const from = entryOf(folder, one.from);
    const to = entryOf(folder, one.to);
    return from && to && from !== to ? [{ from, to }] : [];
  });
}

/** The imports that are left when whoever imports nobody, or is imported by nobody, is taken away again and again. */
function knot(imports: readonly Import[]): readonly Import[] {
  const importers = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const left = imports.filter(({ from, to }) => importers.has(to) && imported.has(from));
  return left.length < imports.length ? knot(left) : left;
}

/** The entries of a folder that import one another in a circle. */
function circles(folder: string, imports: readonly Import[]): readonly string[] {
  return [...new Set(knot(between(folder, imports)).map(({ from, to }) => `${from} -> ${to}`))].sort();
}

describe("the imports of a module", () => {
  it.each([
    ['import { a } from "./a.ts";', "./a.ts"],
    ['import type { A } from "./a.ts";', "./a.ts"],
    ['import "./a.css";', "./a.css"],
    ['export { a } from "./a.ts";', "./a.ts"],
    ['export type * from "./a.ts";', "./a.ts"],
    ['const a = () => import("./a.ts");', "./a.ts"],
    ['type A = import("./a.ts").A;', "./a.ts"],
    ['let a: typeof import("./a.ts");', "./a.ts"],
  ])("of %s", (code, target) => {
    expect(importsOf("one.ts", code)).toEqual([target]);
  });

  it("are none in a comment or a text", () => {
    expect(importsOf("one.ts", '// import "./a.ts"\nconst text = `import "./b.ts"`;')).toEqual([]);
  });
});

describe("a circle", () => {
  it("of folders is found whatever their files import", () => {
    const imports = [
      { from: "app/table/board/Board.tsx", to: "app/computers/mark.ts" },
      { from: "app/computers/request.ts", to: "app/table/session.ts" },
      { from: "app/main.ts", to: "app/table/page.ts" },
    ];
    expect(circles("app", imports)).toEqual(["computers -> table", "table -> computers"]);
    expect(circles("app/table", imports)).toEqual([]);
    expect(circles("", imports)).toEqual([]);
  });

  it("is none where one room stands on another", () => {
    const imports = [
      { from: "app/table.ts", to: "app/session/open.ts" },
      { from: "app/session/open.ts", to: "app/session/record.ts" },
      { from: "app/table.ts", to: "app/words.ts" },
    ];
    expect(circles("app", imports)).toEqual([]);
  });
});

describe("the folders of src", () => {
  const imports = readImports();

  it("games say nothing in the words of the house", () => {
    const said = imports.filter(({ from, to }) => from.startsWith("games/") && to.startsWith("words/"));
    expect(said).toEqual([]);
    expect(imports.some(({ from, to }) => from.startsWith("app/") && to.startsWith("words/"))).toBe(true);
  });

  it("are all read", () => {
    expect(FOLDERS.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(2000);
  });

  it.each(FOLDERS)("no entries of src/%s import one another in a circle", (folder) => {
    expect(circles(folder, imports)).toEqual([]);
  });

  it("have no file that is longer than one reads at once", () => {
    const texts = FILES.filter((name) => /\.(tsx?|css)$/.test(name)).map(
      (name) => [name, readFileSync(join(SOURCE, name), "utf8").split("\n").length - 1] as const,
    );
    expect(texts.filter(([, lines]) => lines > LONGEST)).toEqual([]);
  });

  it.each(FOLDERS)("src/%s has no more files than one can take in", (folder) => {
    const files = FILES.filter((name) => dirname(name) === (folder || "."));
    expect(files.length).toBeLessThanOrEqual(MOST);
  });
});
