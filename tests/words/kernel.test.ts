import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DICE_SOURCES, type DiceSource } from "../../src/core/dice/dice.ts";
import { proofPhrases } from "../../src/core/file/proof.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { say } from "../../src/core/phrase.ts";
import { named, quotable } from "../../src/core/text.ts";
import { kernelWords } from "../../src/words/kernel.ts";
import { problemSentence } from "../../src/words/problem.ts";

/** What finds problems that no game has to do with: the page's storage and links too. */
const FOLDERS = ["core", "bridges", "cli", "app/storage", "app/share"];
const SOURCES = FOLDERS.map((folder) => new URL(`../../src/${folder}/`, import.meta.url));
/** A campaign's bridges, which bring their own sentences. */
const BRIDGES = /^[a-z-]+\//;

/** Every code of a problem that the kernel, the command line and the page itself can find. */
function codes(): string[] {
  const texts = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !(folder.href.endsWith("/bridges/") && BRIDGES.test(name)))
      .map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/code: "([a-z-]+)"/g)].map((match) => match[1] as string),
    ...[...text.matchAll(/\b(?:fault|problem|refuse)\("([a-z-]+)"/g)].map((match) => match[1] as string),
    // What a proof tells is no problem, and said by the kernel all the same.
    ...[...text.matchAll(/\bkey: "(proof-[a-z-]+)"/g)].map((match) => match[1] as string),
  ]);
  return [...new Set(found)];
}

describe.each(LANGUAGES)("the kernel in %s", (language) => {
  test("has a sentence for every code, and no other", async () => {
    const words = await kernelWords(language);
    const known = Object.keys(words);
    expect(codes().length).toBeGreaterThan(15);
    for (const code of codes()) expect(known).toContain(code);
    const branched = ["file-archive", "unknown-prompt", "surplus-answer"];
    // Not what is wrong with a match but what its log says of it.
    const proof = /^proof-/;
    for (const code of known.filter((key) => !proof.test(key)))
      expect([...codes(), ...branched]).toContain(code);
  });

  test.each([
    ["unknown-prompt", { prompt: "R2", awaited: ["R1", "B1"] }, /R2.*R1, B1/],
    ["surplus-answer", { prompt: "red", awaited: [] }, /red/],
    ["take-back-count", { count: 3, rounds: 2 }, /3.*1.*2/],
    ["take-back-count", { count: 1, rounds: 0 }, /./],
    ["take-back-seat", { seat: "", seats: ["red"] }, /"".*red/],
    ["file-format-newer", { format: 2, known: 1 }, /2.*1.*Tallyho/],
    ["dice-missing", { dice: ["d6", "d6"], by: "red", why: "initiative" }, /d6, d6.*|red/],
    ["shape", { path: "", misfit: "unknown-key", keys: ["colour"] }, /colour/],
    ["shape", { path: "aircraft.0.x", misfit: "type", expected: "number" }, /^aircraft\.0\.x/],
    ["shape", { path: "x", misfit: "value", expected: ["a", "b"] }, /a .* b/],
    ["shape", { path: "x", misfit: "too-small", of: "number", limit: 3 }, /3/],
    ["shape", { path: "x", misfit: "too-big", of: "string", limit: 9 }, /9/],
    ["shape", { path: "x", misfit: "step", step: 0.25 }, /0\.25/],
    ["shape", { path: "x", misfit: "other", detail: "odd" }, /odd/],
  ])("says %s of %j", async (code, values, sentence) => {
    const said = problemSentence(await kernelWords(language), {}, { code, values });
    expect(said).toMatch(sentence);
    expect(said).toMatch(/^\S[^\n]*\.$/);
    expect(said).not.toMatch(/undefined|\[object/);
  });
});

test("a throw that is missing is told in the game's own words", async () => {
  const words = { "throw.initiative": "initiative for red" };
  const values = { dice: ["d6"], by: "red", why: { key: "throw.initiative", values: {} } };
  const said = problemSentence(await kernelWords("en"), words, { code: "dice-missing", values });
  expect(said).toContain("initiative for red");
});

describe("a text from outside in a sentence", () => {
  test.each([
    ["R1", "R1"],
    ["", '""'],
    ["a\nb\u0000c\u202E", "a\uFFFDb\uFFFDc\uFFFD"],
    ["\uD83D", "\uFFFD"],
    ["\u{1F6E9}", "\u{1F6E9}"],
    ["x".repeat(41), `${"x".repeat(40)}…`],
    ["\u{1F6E9}".repeat(5000), `${"\u{1F6E9}".repeat(40)}…`],
  ])("%j", (text, shown) => {
    expect(named(text)).toBe(shown);
    expect(quotable(text)).toBe(text === "" ? "" : shown);
  });
});

describe.each(LANGUAGES)("what a log proves, in %s", (language) => {
  const proof = {
    dice: new Map<DiceSource | "untold", number>(
      [...DICE_SOURCES, "untold" as const].map((one, at) => [one, at + 1]),
    ),
    takenBack: 2,
    rolledAgain: 1,
    unsealed: new Map([["red", 3]]),
    edited: true,
    resumed: true,
    battles: { fought: 7, unproven: 6, byHand: 8 },
  };

  test("is told in sentences, with every figure", async () => {
    const words = await kernelWords(language);
    const told = proofPhrases(proof, (seat) => seat.toUpperCase()).map((phrase) => say(words, phrase));
    expect(told).toHaveLength(7);
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}[^\n]*\.$/u);
    expect(told.join(" ")).not.toMatch(/undefined|NaN|proof-/);
    expect(told[2]).toMatch(/1.*2.*3.*4.*5/);
    expect(told[3]).toContain("1");
    expect(told[4]).toMatch(/RED.*3/);
    expect(told[5]).toMatch(/7.*6/);
    expect(told[6]).toContain("8");
  });

  test("is one sentence where no dice fell and nothing was taken back", async () => {
    const words = await kernelWords(language);
    const bare = {
      dice: new Map(),
      takenBack: 0,
      rolledAgain: 0,
      unsealed: new Map(),
      edited: false,
      resumed: false,
      battles: { fought: 0, unproven: 0, byHand: 0 },
    };
    expect(proofPhrases(bare, String).map((phrase) => say(words, phrase))).toEqual([
      expect.stringMatching(/^\p{Lu}.*\.$/u),
    ]);
  });
});
