import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFile, readFile } from "../../../src/core/file/file.ts";
import { longhand } from "../../../src/core/file/longhand.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import { textOf } from "../../../src/core/file/shorthand.ts";
import { must } from "../duel.ts";

const HEADER = { format: FORMAT, game: "x", config: {} };

/** Entries as a document has them, short and in full. */
const SPELLED: readonly (readonly [what: string, short: unknown, full: unknown])[] = [
  ["one answer", ["A1 climb"], [{ answers: { A1: "climb" } }]],
  ["an answer of several words", ["A1 5: F3 R  -50"], [{ answers: { A1: "5: F3 R  -50" } }]],
  ["no word at all", ["A1 "], [{ answers: { A1: "" } }]],
  ["its rolls", [["A1 fire", 6, 1]], [{ answers: { A1: "fire" }, rolls: [6, 1] }]],
  ["several answers", [["R1 3", "B1 2L"]], [{ answers: { R1: "3", B1: "2L" } }]],
  ["several and rolls", [["R1 3", "B1 2L", 4]], [{ answers: { R1: "3", B1: "2L" }, rolls: [4] }]],
  ["a prompt with a colon", ["A2:2 clear"], [{ answers: { "A2:2": "clear" } }]],
  [
    "the same prompt again",
    ["A1 climb", " dive 1", [" fire", 3], "B1 pass"],
    [
      { answers: { A1: "climb" } },
      { answers: { A1: "dive 1" } },
      { answers: { A1: "fire" }, rolls: [3] },
      { answers: { B1: "pass" } },
    ],
  ],
  [
    "the same after another kind of entry",
    ["A1 climb", { takeBack: 1, by: "A" }, "A1 climb", { answers: { A1: "x" }, draws: [2] }, " y"],
    [
      { answers: { A1: "climb" } },
      { takeBack: 1, by: "A" },
      { answers: { A1: "climb" } },
      { answers: { A1: "x" }, draws: [2] },
      { answers: { A1: "y" } },
    ],
  ],
  ["a prompt with a space", [{ answers: { "A 1": "x" } }], [{ answers: { "A 1": "x" } }]],
  ["no answer", [{ answers: {} }], [{ answers: {} }]],
];

test.each(SPELLED)("a log with %s is written short and read in full", (_, short, full) => {
  expect(JSON.parse(textOf({ ...HEADER, entries: full })).entries).toEqual(short);
  expect(must(readFile({ ...HEADER, entries: short })).entries).toEqual(full);
  expect(must(readFile({ ...HEADER, entries: full })).entries).toEqual(full);
});

const face = fc.integer({ min: 1, max: 20 });
const round = fc.record(
  {
    answers: fc.dictionary(
      fc.constantFrom("A1", "B1", "A2:2", "american-move", "two words"),
      fc.string({ maxLength: 12 }),
      { minKeys: 1, maxKeys: 3 },
    ),
    rolls: fc.array(face, { minLength: 1, maxLength: 3 }),
    draws: fc.array(face, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ["answers"] },
);
const entries = fc.array(
  fc.oneof(round, fc.constant({ unseal: "red" }), fc.constant({ takeBack: 1, by: null })),
);

test("every log comes back from its text as it was", () => {
  fc.assert(
    fc.property(entries, (log) => {
      expect(must(parseFile(textOf({ ...HEADER, entries: log }))).entries).toEqual(log);
    }),
  );
});

describe("what is no entry", () => {
  test.each<readonly [unknown, string]>([
    [7, "entries.0"],
    [null, "entries.0"],
    [[], "entries.0"],
    [[3, 4], "entries.0"],
    [["A1 x", null], "entries.0.rolls.0"],
    [["A1 x", 0], "entries.0.rolls.0"],
    [["A1 x", "A1 y"], "entries.0"],
    [["__proto__ x"], "entries.0"],
  ])("%j is refused, and where", (entry, path) => {
    const read = readFile({ ...HEADER, entries: [entry] });
    expect(!read.ok && read.error).toMatchObject({
      entry: 0,
      problems: [{ code: "shape", values: { path } }],
    });
  });

  test("a word without an answer names a prompt, and nothing before it none: the game tells what is asked", () => {
    expect(longhand(["climb", { unseal: "red" }, " climb"])).toEqual([
      { answers: { climb: "" } },
      { unseal: "red" },
      { answers: { "": "climb" } },
    ]);
  });
});

test("documents that have no log are written as they are", () => {
  expect(textOf(HEADER)).toBe(JSON.stringify(HEADER));
});
