import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

/** Reads the throws of a moment: `moment.throws`, or `throws` taken out of one. */
const READS = /[\w)\]?]\.throws\b|\{[^}()]*\bthrows\b[^}()]*\}\s*(=|\)|:|of\b)/;
/** The tray takes what it draws for one round from a recorder of its own. */
const OWN = "drawsOf(secret.throws)";

it("outside the kernel nobody reads a moment's throws but through the function that asks who looks", () => {
  const guilty = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("core/"))
    .flatMap((file) => {
      const lines = readFileSync(join(SOURCE, file), "utf8").split("\n");
      return lines
        .filter((line) => READS.test(line) && !line.includes(OWN))
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(guilty).toEqual([]);
});

it.each(["moment.throws.map(x)", "for (const { throws } of moments)", "({ events, throws }) =>"])(
  "finds %s",
  (line) => expect(line).toMatch(READS),
);
