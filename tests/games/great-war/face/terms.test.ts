import { describe, expect, test } from "vitest";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { termsOf } from "../../../../src/games/great-war/face/terms.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/terms.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/terms.ts";
import { SCENARIOS } from "../../../../src/games/great-war/rules/scenarios.ts";
import type { Setup } from "../../../../src/games/great-war/rules/setup/setup.ts";
import { setupFrom } from "../whole.ts";

function termLines(setup: Setup, done: readonly string[], words: AnyCatalogue): readonly string[] {
  return termsOf(setup, done).map((term) => say(words, term));
}

describe("the terms of a match", () => {
  test.each(Object.keys(SCENARIOS))("of %s are told in both languages, no line twice", (scenario) => {
    const setup = setupFrom({ scenario });
    for (const words of [english, german]) {
      const lines = termLines(setup, [], words);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.join("\n")).not.toMatch(/undefined|NaN|null/);
      expect(lines.every((line) => /[.]$/.test(line))).toBe(true);
    }
    expect(termLines(setup, [], german)).not.toEqual(termLines(setup, [], english));
  });

  test("tell every target with its hexes, and which is done", () => {
    const setup = setupFrom({ scenario: "bombing" });
    const lines = termLines(setup, ["B1"], english);
    expect(lines.find((line) => line.startsWith("B1 "))).toMatch(/hex 1514.*10 points \(done\)\.$/);
    expect(lines.find((line) => line.startsWith("B2 "))).toMatch(/hex 1814.*10 points\.$/);
  });

  test("tell switches that differ from the usual with their rules, and no others", () => {
    const usual = termLines(setupFrom({ scenario: "duel" }), [], english);
    const options = { sequence: "plotted", arc120: true, wind: false } as const;
    const turned = termLines(setupFrom({ scenario: "duel", options }), [], english);
    const line = turned.find((one) => !usual.includes(one) && one.startsWith("Otherwise"));
    expect(line).toContain("our own rule (4.1a)");
    expect(line).toContain("Wide arc of fire: on (A-07)");
    expect(line).toContain("Wind: off (D-13)");
    expect(line).not.toContain("Energy");
  });

  test("name a loaded set of tables", () => {
    const setup = setupFrom({ scenario: "duel", tables: { ...TABLES, name: "Mine" } });
    expect(termLines(setup, [], english).at(-1)).toContain("“Mine”");
    expect(termLines(setup, [], german).at(-1)).toContain("„Mine“");
  });
});
