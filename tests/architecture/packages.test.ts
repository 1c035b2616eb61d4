import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SOURCE = join(ROOT, "src");

/** The package that an import comes from, by its name or by its place; undefined for a file of ours or of Node. */
function packageOf(target: string): string | undefined {
  const name = target.replace(/^.*\/node_modules\//, "");
  if (/^(?:\.|node:|virtual:)/.test(name)) return undefined;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(name)?.[0];
}

/** What the import lines of a module name; most other modules are ours, so no parser is asked. */
function importLines(code: string): readonly string[] {
  return [...code.matchAll(/^@?(?:import|.* from) "([^"\n]+)";$/gm)].map(([, target = ""]) => target);
}

/** Where a member is named that a library keeps to itself: ours have no such names. */
function keptToThemselves(code: string): readonly string[] {
  return code.match(/\._[A-Za-z]\w*|[{,]\s*_[A-Za-z]\w*\b(?=[^}\n]*\} = )/g) ?? [];
}

/** Every package that src imports, and a file that does. */
function imported(): ReadonlyMap<string, string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const found = files.flatMap((file) => {
    if (!/\.(?:tsx?|css)$/.test(file)) return [];
    return importLines(readFileSync(join(SOURCE, file), "utf8")).flatMap((target) => {
      const name = packageOf(target);
      return name === undefined ? [] : [[name, file] as const];
    });
  });
  return new Map(found);
}

describe("the packages of package.json", () => {
  it.each([
    ["three/addons/loaders/GLTFLoader.js", "three"],
    ["@react-three/drei/core/CameraControls.js", "@react-three/drei"],
    ["../../../node_modules/meshoptimizer/decoder.js", "meshoptimizer"],
    ["./a.ts", undefined],
    ["node:fs", undefined],
  ])("%s comes from %s", (target, name) => {
    expect(packageOf(target)).toBe(name);
  });

  it("have under dependencies whatever src imports", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const packages = imported();
    expect(packages.size).toBeGreaterThan(15);
    expect([...packages].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  it.each([
    ["controls._zoom !== 0", 1],
    ["const { _zoom: zoom, camera } = controls;", 1],
    ["const { byHand: _, ...origins } = given;", 0],
    ["const all = list.map((_, place) => place);", 0],
  ])("%s names %i of their private members", (code, count) => {
    expect(keptToThemselves(code)).toHaveLength(count);
  });

  it("have no private member that src names", () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
    const named = files.flatMap((file) =>
      /\.tsx?$/.test(file)
        ? keptToThemselves(readFileSync(join(SOURCE, file), "utf8")).map((name) => `${file}: ${name}`)
        : [],
    );
    expect(named).toEqual([]);
  });
});
