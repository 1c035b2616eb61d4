import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { words as german } from "../../../src/games/dogfight/face/words/de/book.ts";
import { words as english } from "../../../src/games/dogfight/face/words/en/book.ts";
import { LEDGER, ruleCited } from "../../../src/games/dogfight/ledger/index.ts";

const HERE = new URL(".", import.meta.url);

/** Titles of all tests of this folder and of those within it. */
const titles = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts") && name !== "ledger.test.ts")
  .map((name) => readFileSync(new URL(name, HERE), "utf8"))
  .join("\n");

describe("the rule ledger", () => {
  it.each(LEDGER.map(({ id }) => id))("%s is cited by a test", (id) => {
    expect(new RegExp(`\\b${id}\\b`).test(titles)).toBe(true);
  });

  it("counts from 1 without a gap and says each rule once", () => {
    expect(LEDGER.map(({ id }) => id)).toEqual(LEDGER.map((_, index) => `DF-${index + 1}`));
    for (const words of [english, german]) {
      expect(new Set(LEDGER.map(({ id }) => words[id]())).size).toBe(LEDGER.length);
    }
  });

  it("has every check and every ruling", () => {
    const rulings = Array.from({ length: 40 }, (_, index) => `R-${String(index + 1).padStart(2, "0")}`);
    const checks = Array.from({ length: 9 }, (_, index) => `E${index + 1}`);
    for (const cite of [...rulings, "R-18a", ...checks]) {
      expect(ruleCited(cite), cite).toBeDefined();
    }
    expect(ruleCited("R-99")).toBeUndefined();
  });
});
