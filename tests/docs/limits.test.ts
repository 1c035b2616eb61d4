import { describe, expect, it } from "vitest";
import { parseDocument, readFile } from "../../src/core/file/file.ts";
import { excessIn } from "../../src/core/input/extent.ts";
import { widthOf } from "../../src/core/input/width.ts";
import { documentNamed } from "./documents.ts";

const FILE = { format: 5, game: "raid", config: {} };

/** Whether a document is read, or refused for something else than its size. */
function reads(more: Readonly<Record<string, unknown>>): boolean {
  const read = readFile({ ...FILE, ...more });
  return read.ok || read.error.problems[0]?.values.misfit !== "too-big";
}

const text = (length: number) => "x".repeat(length);
const list = (length: number, value: unknown = 1) => Array(length).fill(value);

/** Lists of a thousand values each, and what is lacking: in all so many values, those lists among them. */
function valuesIn(count: number): unknown {
  const whole = Math.floor((count - 1) / 1001);
  return [...Array.from({ length: whole }, () => list(1000)), list(count - 1 - 1001 * whole)];
}

/** Whether a file may have so many of what a row of the table in docs/match-file.md tells. */
const MAY_HAVE: Readonly<Record<string, (count: number) => boolean>> = {
  "characters of a file": (count) => parseDocument(`"${text(count - 2)}"`).ok,
  "entries of a log": (count) => reads({ entries: list(count) }),
  "characters of an answer or an amendment": (count) =>
    reads({ entries: [{ answers: { a: text(count) } }] }) && reads({ entries: [{ amend: text(count) }] }),
  "characters of a title, a name or a reason": (count) =>
    reads({ title: text(count) }) &&
    reads({ players: { red: { name: text(count) } } }) &&
    reads({ entries: [{ amend: "a", why: text(count) }] }),
  "characters of a seed": (count) => reads({ dice: { seed: text(count) } }),
  "items of any other list, fields of an object": (count) =>
    reads({ rolls: list(count) }) && excessIn(`{"config": {"a": [${list(count).join()}]}}`) === undefined,
  "checkpoints; items of a list in a set-up, a state or a view": (count) =>
    reads({ checkpoints: list(count, {}) }) && widthOf(list(count)) === undefined,
  "values in all of a set-up, a state or a view": (count) => widthOf(valuesIn(count)) === undefined,
  "lists and objects within one another": (count) => excessIn("[".repeat(count)) === undefined,
  "face of a die": (count) => reads({ rolls: [count] }),
};

const ROWS = [...documentNamed("docs/match-file.md").text.matchAll(/^\| ([^|]+?) +\| ([\d,]+) +\|$/gm)].map(
  ([, what = "", most = ""]) => [what, Number(most.replaceAll(",", ""))] as const,
);

describe("the sizes that the documents tell", () => {
  it("are those of the table", () => {
    expect(ROWS.map(([what]) => what)).toEqual(Object.keys(MAY_HAVE));
  });

  it.each(ROWS)("%s: %i are read, one more is refused", (what, most) => {
    expect(MAY_HAVE[what]?.(most)).toBe(true);
    expect(MAY_HAVE[what]?.(most + 1)).toBe(false);
  });
});
