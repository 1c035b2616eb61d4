import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentNamed, FILES, ROOT } from "./documents.ts";

const README = documentNamed("README.md");
const MOST_BYTES = 9000;

it("the README can be read in a few minutes", () => {
  expect(Buffer.byteLength(README.text)).toBeLessThanOrEqual(MOST_BYTES);
});

it("the README begins with the two commands", () => {
  const [first] = README.fences;
  expect(first?.text.split("\n").map((line) => line.split("#")[0]?.trim())).toEqual([
    "npm start",
    "npm test",
    "",
  ]);
});

it("the workflow runs both on every version of Node that is told of", () => {
  const workflow = readFileSync(join(ROOT, ".github/workflows/test.yml"), "utf8");
  const versions = /node: \[([\d, ]+)\]/.exec(workflow)?.[1]?.split(", ") ?? [];
  expect(workflow).toMatch(/^ +npm start &$/m);
  expect(workflow).toMatch(/run: npm test$/m);
  expect(versions.length).toBeGreaterThan(1);
  const { text } = documentNamed("docs/tests-and-benchmarks.md");
  expect(text).toContain(`on ${versions.slice(0, -1).join(", ")} and ${versions.at(-1)}`);
});

it("every picture of the documents is shown or linked somewhere", () => {
  const pictures = FILES.filter((file) => file.startsWith("docs/pictures/"));
  const shown = README.links.filter((link) => link.startsWith("docs/pictures/"));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
});
