import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { documentNamed, FILES } from "./documents.ts";

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

it("every picture of the documents is shown or linked somewhere", () => {
  const pictures = FILES.filter((file) => file.startsWith("docs/pictures/"));
  const shown = README.links.filter((link) => link.startsWith("docs/pictures/"));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
});
