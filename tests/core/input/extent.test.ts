import { expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { excessIn } from "../../../src/core/input/extent.ts";
import { MAX_DEPTH, MAX_ITEMS } from "../../../src/core/limits.ts";
import { game } from "../duel.ts";

const MILLION = 1_000_000;
const HEAD = `"format": 2, "game": ${JSON.stringify(game.meta.id)}, "config": {"scenario": "duel"}`;

function file(rest: string): string {
  return `{${HEAD}, ${rest}}`;
}

function many(count: number, item: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => item(nth)).join(",");
}

function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

/** What a file is refused for; nothing where it can be read. */
function refusal(text: string) {
  const read = parseFile(text);
  return read.ok ? undefined : read.error;
}

const answers = many(MILLION, (nth) => `"u${nth}":"1"`);

test.each([
  ["a million unknown answers", file(`"entries": [{"answers": {${answers}}}]`), "file-too-wide"],
  ["a million unknown fields", file(answers), "file-too-wide"],
  ["a million fields of a set-up", `{"config": {${answers}}}`, "file-too-wide"],
  [
    "a million faces of a round",
    file(`"entries": [{"rolls": [${many(MILLION, () => "1")}]}]`),
    "file-too-wide",
  ],
  ["an entry five million lists deep", file(`"entries": [${nested(5 * MILLION)}]`), "file-too-deep"],
  ["a set-up five million lists deep", `{"config": ${nested(5 * MILLION)}}`, "file-too-deep"],
  [
    "a state five million lists deep",
    file(`"checkpoints": [{"state": ${nested(5 * MILLION)}}]`),
    "file-too-deep",
  ],
  ["eight million open brackets", "[".repeat(8 * MILLION), "file-too-deep"],
])("%s are refused once, before they are parsed", (_, text, code) => {
  expect(refusal(text)?.problems.map((problem) => problem.code)).toEqual([code]);
  // No more of it is looked at than shows that it is too large.
  expect(excessIn(text)?.at).toBeLessThan(20 * MAX_ITEMS);
});

test("lists of the document that are too long are refused once", () => {
  const rolls = refusal(file(`"rolls": [${many(MILLION, () => '"a"')}]`));
  expect(rolls).toEqual({
    entry: null,
    problems: [
      {
        prompt: null,
        code: "shape",
        values: { path: "rolls", misfit: "too-big", of: "array", limit: MAX_ITEMS },
      },
    ],
  });
});

test("bad entries are judged one by one: the first is told, of more than a match may have only that", () => {
  const bad = (count: number) => refusal(file(`"entries": [${many(count, () => "1")}]`));
  expect(bad(90_000)).toMatchObject({ entry: 0, problems: [{ code: "shape" }] });
  expect(bad(200_000)).toMatchObject({ entry: null, problems: [{ values: { misfit: "too-big" } }] });
});

test("so many unknown answers as a file may have are told twenty at a time", () => {
  const unknown = many(MAX_ITEMS, (nth) => `"u${nth}":"1"`);
  const read = parseFile(file(`"entries": [{"answers": {${unknown}}}]`));
  const opened = read.ok ? openFile(game, read.value, seededDice("extent")) : read;
  const problems = opened.ok ? [] : opened.error.problems;
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toMatchObject({ code: "more-problems" });
});

test("what is just large enough is read on, texts are no brackets, and what is no JSON is not judged", () => {
  const list = `[${many(MAX_ITEMS, () => "1")}]`;
  expect(excessIn(`{"dice": {"faces": ${list}}}`)).toBeUndefined();
  expect(excessIn(`{"dice": {"faces": ${list.replace("[", "[1,")}}}`)).toMatchObject({ of: "items" });
  expect(excessIn(nested(MAX_DEPTH))).toBeUndefined();
  expect(excessIn(nested(MAX_DEPTH + 1))).toEqual({ of: "depth", at: MAX_DEPTH });
  expect(excessIn(JSON.stringify({ title: '\\"["\\'.repeat(MAX_DEPTH) }))).toBeUndefined();
  expect(excessIn(`"\\\\"${"[".repeat(MAX_DEPTH + 1)}`)).toMatchObject({ of: "depth" });
  expect(excessIn('"no end [[[[')).toBeUndefined();
  expect(excessIn("]]]]")).toBeUndefined();
});
