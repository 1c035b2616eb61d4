import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OWN } from "../../../src/games/luftwaffe/face/book/own.ts";
import { words as german } from "../../../src/games/luftwaffe/face/words/de/book.ts";
import { words as english } from "../../../src/games/luftwaffe/face/words/en/book.ts";
import { LEDGER, PARTS } from "../../../src/games/luftwaffe/ledger/index.ts";
import { meta } from "../../../src/games/luftwaffe/meta/meta.ts";

const SOURCE = join(import.meta.dirname, "../../../src/games/luftwaffe");
/** Words of the game and chapters of its book tell of rules; they don't carry them out. */
const TELLING = /^(ledger|words|face\/words|face\/book|face\/lesson)\//;

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

/** Numbers that files cite, each written out. */
function citedIn(counts: (file: string) => boolean): ReadonlySet<string> {
  const text = FILES.filter(counts)
    .map((file) => readFileSync(join(SOURCE, file), "utf8"))
    .join("\n");
  return new Set([...text.matchAll(new RegExp(`\\b${meta.numbers.source}`, "g"))].map(([id]) => id));
}

const ids: readonly string[] = LEDGER.map(({ id }) => id);

it("every rule and every ruling has one line, and is cited where it is carried out", () => {
  const cited = citedIn((file) => !TELLING.test(file));
  const wanted = [
    ...Array.from({ length: 113 }, (_, at) => `LW-${at + 1}`),
    ...Array.from({ length: 56 }, (_, at) => `LW-L${at + 1}`),
    ...Array.from({ length: 7 }, (_, at) => `LW-H${at + 1}`),
  ];
  expect(ids).toEqual(wanted);
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  for (const id of ids) expect(id.match(meta.numbers)?.[0]).toBe(id);
  for (const { part } of LEDGER) expect(PARTS).toContain(part);
});

it("no number is cited that has no line", () => {
  expect([...citedIn(() => true)].filter((id) => !ids.includes(id))).toEqual([]);
});

it.each([
  ["English", english],
  ["German", german],
] as const)("each has its sentence in the book in %s, and no two are alike", (_language, words) => {
  const sentences = LEDGER.map(({ id }) => words[id]());
  expect(new Set(sentences).size).toBe(LEDGER.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
});

it("what is ours says so in the book, in both languages", () => {
  for (const [id, own] of Object.entries(OWN) as [keyof typeof OWN, "table" | "rule" | "part"][]) {
    expect(english["rulings.own"]({ id, own })).toMatch(/^\*\*(Own|Partly our own)/);
    expect(german["rulings.own"]({ id, own })).toMatch(/^\*\*(Eigene|Zum Teil unser)/);
  }
});
