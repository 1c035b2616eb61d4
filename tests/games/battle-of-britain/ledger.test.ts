import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OWN } from "../../../src/games/battle-of-britain/face/book/own.ts";
import { words as german } from "../../../src/games/battle-of-britain/face/words/de/book.ts";
import { words as english } from "../../../src/games/battle-of-britain/face/words/en/book.ts";
import { LEDGER, PARTS } from "../../../src/games/battle-of-britain/ledger/index.ts";
import { meta } from "../../../src/games/battle-of-britain/meta/meta.ts";

const SOURCE = join(import.meta.dirname, "../../../src/games/battle-of-britain");
/** Words of the game and chapters of its book tell of rules; they don't carry them out. */
const TELLING = /^(ledger|words|face\/words|face\/book|face\/lesson)\//;

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

function textOf(counts: (file: string) => boolean): string {
  return FILES.filter(counts)
    .map((file) => readFileSync(join(SOURCE, file), "utf8"))
    .join("\n");
}

const CODE = textOf((file) => !TELLING.test(file));
const ids: readonly string[] = LEDGER.map(({ id }) => id);

/** Numbers that a text cites, each written out. */
function citedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(new RegExp(`\\b${meta.numbers.source}`, "g"))].map(([id]) => id));
}

it("every rule and every ruling has one line, and is cited where it is carried out", () => {
  const cited = citedIn(CODE);
  const wanted = [
    ...Array.from({ length: 136 }, (_, at) => `BB-${at + 1}`),
    ...Array.from({ length: 57 }, (_, at) => `BB-R${at + 1}`),
    ...Array.from({ length: 10 }, (_, at) => `BB-H${at + 1}`),
  ];
  expect(ids).toEqual(expect.arrayContaining(wanted));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  for (const id of ids) expect(id.match(meta.numbers)?.[0]).toBe(id);
  for (const { part } of LEDGER) expect(PARTS).toContain(part);
});

it("no number is cited that has no line", () => {
  const strange = [...citedIn(textOf(() => true))].filter((id) => !ids.includes(id));
  expect(strange).toEqual([]);
});

it.each([
  ["English", english],
  ["German", german],
] as const)("each has its sentence in %s, and no two are alike", (_language, words) => {
  const sentences = LEDGER.map(({ id }) => words[id]());
  expect(new Set(sentences).size).toBe(LEDGER.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
});

it("what is ours says so in the book, in both languages", () => {
  for (const [id, own] of Object.entries(OWN) as [keyof typeof OWN, "table" | "rule" | "part"][]) {
    expect(ids).toContain(id);
    expect(english["rulings.own"]({ id, own })).toMatch(/^\*\*(Own|Partly our own)/);
    expect(german["rulings.own"]({ id, own })).toMatch(/^\*\*(Eigene|Zum Teil unser)/);
  }
});
