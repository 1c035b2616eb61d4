import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { words as german } from "../../../src/games/down-in-flames/face/words/de/book.ts";
import { words as english } from "../../../src/games/down-in-flames/face/words/en/book.ts";
import { LEDGER, PARTS } from "../../../src/games/down-in-flames/ledger/index.ts";
import { meta } from "../../../src/games/down-in-flames/meta/meta.ts";
import { NOTHING_TO_SHOW, SHOWN_BY } from "./ledger-examples.ts";

const SOURCE = join(import.meta.dirname, "../../../src/games/down-in-flames");
const ids: readonly string[] = LEDGER.map(({ id }) => id);

/** Paragraphs of the supplement: of each how many it has below it, and of which of these how many in turn. */
const PARAGRAPHS: readonly (readonly [paragraph: string, below: number])[] = [
  ["1", 0],
  ["2", 6],
  ["2.5", 2],
  ["2.6", 5],
  ["3", 3],
  ["3.1", 2],
  ["3.2", 10],
  ["4.1", 10],
  ["5", 5],
  ["5.1", 3],
  ["6.1", 7],
  ["7.1", 4],
  ["8", 6],
  ["8.4", 4],
  ["9", 3],
  ["9.1", 11],
  ["9.2", 4],
  ["10", 15],
  ["10.11", 4],
  ["11", 0],
];
/** Headings that say nothing of their own. */
const EMPTY: ReadonlySet<string> = new Set(["DIF-4.1", "DIF-6.1", "DIF-7.1"]);

function below(paragraph: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `DIF-${paragraph}.${at + 1}`);
}

/** Every number that a file of the game cites. */
function citedIn(file: string): readonly string[] {
  const numbers = new RegExp(`\\b(?:${meta.numbers.source})`, "g");
  return [...readFileSync(join(SOURCE, file), "utf8").matchAll(numbers)].map(([number]) => number);
}

/** All tests of this folder and of those within it, but for those of the ledger. */
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts") && name !== "ledger.test.ts")
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
  .join("\n");
const titled = new Set(tests.match(new RegExp(`\\b(?:${meta.numbers.source})`, "g")));
const shown = new Set(Object.values(SHOWN_BY).flat());

describe("the rule ledger", () => {
  it.each(ids)("%s is cited by a test, or shown by a worked example", (id) => {
    expect(titled.has(id) || shown.has(id) || NOTHING_TO_SHOW.includes(id)).toBe(true);
  });

  it("is shown by examples that there are", () => {
    for (const example of Object.keys(SHOWN_BY))
      expect(tests).toContain(`"${example}`.replace(/(\d)$/, "$1:"));
    for (const id of [...shown, ...NOTHING_TO_SHOW]) expect(ids).toContain(id);
  });

  it("has every paragraph of the supplement, every ruling and what stands in for the base game", () => {
    const whole = PARAGRAPHS.map(([paragraph]) => `DIF-${paragraph}`);
    const parts = PARAGRAPHS.flatMap(([paragraph, count]) => below(paragraph, count));
    const wanted = [...whole, "DIF-4", "DIF-6", "DIF-7", ...parts].filter((id) => !EMPTY.has(id));
    const rulings = Array.from({ length: 82 }, (_, at) => `DIF-R${at + 1}`);
    const base = Array.from({ length: 24 }, (_, at) => `DIF-B${at + 1}`);
    // The sixth was withdrawn.
    const house = [1, 2, 3, 4, 5, 7, 8, 9].map((at) => `DIF-H${at}`);
    expect(ids).toEqual(expect.arrayContaining([...wanted, ...rulings, ...base, ...house]));
  });

  it("has each of them once, and nothing that its own numbers don't match", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.match(meta.numbers)?.[0]).toBe(id);
    for (const { part } of LEDGER) expect(PARTS).toContain(part);
  });

  it("says each in both languages, and no two alike", () => {
    for (const words of [english, german]) {
      expect(new Set(LEDGER.map(({ id }) => words[id]())).size).toBe(LEDGER.length);
      for (const { id } of LEDGER) expect(words[id]()).toMatch(/[.,:]$/);
    }
  });

  it("has a line for every number that the game's code and words cite", () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    const strange = files.flatMap((file) =>
      citedIn(file)
        .filter((number) => !ids.includes(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(strange).toEqual([]);
  });
});
