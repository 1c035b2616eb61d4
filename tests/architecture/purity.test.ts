import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const PURE = ["core", "face", "games", "bridges", "tabletop", "opponents", "protocol", "words"];
const INEXACT =
  /\bMath\.(a?sinh?|a?cosh?|a?tanh?|atan2|pow|hypot|exp|expm1|log|log2|log10|log1p|cbrt|random)\b|\bDate\b\s*[.(]|[\w)\]]\s*\*\*\s*[\w(]|\btoLocale\w*|\blocaleCompare\b|\bIntl\b/;

/** Empty for a room that the plan names and nobody has moved into yet. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Code alone: no comments and no texts, in which two stars are strong words. */
function codeOf(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "");
}

describe("the pure folders are exact", () => {
  it.each(PURE)("%s makes no call whose last bit differs between Node and browsers", (room) => {
    const guilty = filesBelow(join(SOURCE, room)).flatMap((file) => {
      const lines = codeOf(readFileSync(file, "utf8")).split("\n");
      return lines
        .filter((line) => INEXACT.test(line))
        .map((line) => `${relative(SOURCE, file)}: ${line.trim()}`);
    });
    expect(guilty).toEqual([]);
  });

  it.each([
    "const y = Math.hypot(1, 2);",
    "const t = Date.now();",
    "const s = x ** 2;",
    "a.localeCompare(b)",
  ])("finds %s", (line) => {
    expect(INEXACT.test(line)).toBe(true);
  });
});

describe("a game lives in its own folder", () => {
  it("no game imports another game", () => {
    const guilty = filesBelow(join(SOURCE, "games")).flatMap((file) => {
      const [game, ...rest] = relative(join(SOURCE, "games"), file).split("/");
      if (rest.length === 0) return [];
      const imports = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(
        (found) => found[1] as string,
      );
      return imports
        .map((target) => relative(join(SOURCE, "games"), join(file, "..", target)))
        .filter((target) => !target.startsWith("..") && target.includes("/") && target.split("/")[0] !== game)
        .map((target) => `${game} imports ${target}`);
    });
    expect(guilty).toEqual([]);
  });
});
