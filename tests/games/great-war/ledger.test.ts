import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { words as german } from "../../../src/games/great-war/face/words/de/book.ts";
import { words as english } from "../../../src/games/great-war/face/words/en/book.ts";
import { CHAPTERS, LEDGER, ruleCited } from "../../../src/games/great-war/ledger/index.ts";

const HERE = new URL(".", import.meta.url);
/** What is said of a test: the title of a test or of a group, after a list of cases too, and a case's own name. */
const SAID = [
  /\b(?:it|test|describe)(?:\.\w+)?\s*(?:\([^"'`]*\))?\(\s*(["'`])([\s\S]*?)\1/g,
  /\](?: as const)?\)\(\s*(["'`])([\s\S]*?)\1/g,
  /\[\s*(["'`])([^"'`\n]*)\1,/g,
];

const LETTERS = "abcdefghijklmnopqrstuvw";

/** Titles of all tests of this folder, one text. */
const titles = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts") && name !== "ledger.test.ts")
  .map((name) => readFileSync(new URL(name, HERE), "utf8"))
  .flatMap((text) => SAID.flatMap((said) => [...text.matchAll(said)]))
  .map(([, , title = ""]) => title)
  .join("\n");

/** Whether a number stands there as a whole: `4.4a`, not `14.4a`, nor the beginning of `4.4a–c`. */
function isCited(rule: string): boolean {
  return new RegExp(`(?<![\\w.])${rule.replace(".", "\\.")}(?!\\w|[–-]\\w)`).test(titles);
}

/** The rules of a section: so many letters. */
function section(name: string, count: number): string[] {
  return [...LETTERS].slice(0, count).map((letter) => `${name}${letter}`);
}

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, "0")}`);
}

describe("the rule ledger", () => {
  it.each(LEDGER.map(({ rule }) => rule))("%s is cited by a test", (rule) => {
    expect(isCited(rule)).toBe(true);
  });

  it("has every rule, default and ruling once", () => {
    const rules = [
      ...section("4.1", 3),
      ...section("4.2", 6),
      ...section("4.3", 5),
      ...section("4.4", 11),
      ...section("4.5", 7),
      ...section("4.6", 6),
      ...section("4.7", 12),
      ...section("4.8", 7),
      ...section("4.9", 23),
      ...section("4.10", 23),
      ...numbered("D", 14),
      ...numbered("A", 50),
      "§6",
      "6.1",
      "6.2",
      "§7",
      "§8",
      "9.4",
    ];
    expect(LEDGER.filter(({ chapter }) => chapter !== "house").map(({ rule }) => rule)).toEqual(rules);
    expect(new Set(LEDGER.map(({ rule }) => rule)).size).toBe(LEDGER.length);
  });

  it("counts from 1 without a gap, house rulings from 301", () => {
    const known = LEDGER.filter(({ chapter }) => chapter !== "house");
    expect(known.map(({ id }) => id)).toEqual(known.map((_, index) => `GW-${index + 1}`));
    expect(new Set(LEDGER.map(({ id }) => id)).size).toBe(LEDGER.length);
    for (const { id, rule, chapter } of LEDGER) {
      if (chapter === "house") expect(id).toBe(`GW-${300 + Number(rule.slice(2))}`);
    }
  });

  it("says each in both languages, and no two alike", () => {
    for (const words of [english, german]) {
      expect(new Set(LEDGER.map(({ id }) => words[id]())).size).toBe(LEDGER.length);
      for (const { id } of LEDGER) expect(words[id]()).toMatch(/\.$/);
    }
    for (const { chapter } of LEDGER) expect(CHAPTERS).toContain(chapter);
  });

  it("finds a rule by its number or by its number in the ledger", () => {
    expect(ruleCited("4.1a")?.id).toBe("GW-1");
    expect(ruleCited("GW-1")?.rule).toBe("4.1a");
    expect(ruleCited("A-99")).toBeUndefined();
  });
});
