import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importsOf } from "./tree.ts";

/** Files that import a file, at once or later. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const GLOB = /import\.meta\.glob[^(]*\(\s*"(\.[^"]+)"/g;

function filesOf(root: string, folder: string): readonly string[] {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return all.map((path) => join(folder, path).replaceAll("\\", "/")).filter((path) => /\.tsx?$/.test(path));
}

/** The files that a pattern of a bundler takes: each of its stars is one name, two are any folders. */
function globbed(file: string, pattern: string, files: readonly string[]): readonly string[] {
  const path = join(dirname(file), pattern).replaceAll("\\", "/");
  const parts = path.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    return part === "*" ? "[^/]*" : part.replaceAll(/[.\\+?^${}()|[\]]/g, "\\$&");
  });
  const takes = new RegExp(`^${parts.join("")}$`);
  return files.filter((one) => takes.test(one));
}

/** Who imports whom in the project's sources and tests. */
export function importersOf(root: string): Importers {
  const files = ["src", "tests", "models"].flatMap((folder) => filesOf(root, folder));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const near = importsOf(file, source).filter((path) => path.startsWith("."));
    const named = near.map((path) => join(dirname(file), path).replaceAll("\\", "/"));
    const taken = [...source.matchAll(GLOB)].flatMap(([, pattern = ""]) => globbed(file, pattern, files));
    for (const path of [...named, ...taken]) {
      const known = importers.get(path);
      if (known) known.push(file);
      else importers.set(path, [file]);
    }
  }
  return importers;
}

/** The folder of tests of the same game, or of the same room. */
function testsBeside(file: string): string {
  const [, room = "", name = ""] = file.split("/");
  return room === "games" ? `tests/games/${name}/` : `tests/${room}/`;
}

/** What sees much of a game at once, in little time. */
const GOLDENS = "tests/goldens/";

/**
 * The tests that come to a file by their imports: those of its own game or room first, of a game then what recorded
 * matches come to, then all others; among each of these those first that have the shortest way to it.
 */
export function testsNear(file: string, importers: Importers): readonly string[] {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importers.get(one) ?? []) reached.add(next);
  const tests = [...reached].filter((one) => /^tests\/(?!e2e|bench).*\.test\.tsx?$/.test(one));
  const beside = testsBeside(file);
  const rank = (test: string) => (test.startsWith(beside) ? 0 : test.startsWith(GOLDENS) ? 1 : 2);
  return tests.toSorted((a, b) => rank(a) - rank(b));
}
