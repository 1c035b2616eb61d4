import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEDGER, PARTS } from "../../../src/games/luftwaffe/ledger/index.ts";
import { meta } from "../../../src/games/luftwaffe/meta.ts";

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
    ...Array.from({ length: 6 }, (_, at) => `LW-H${at + 1}`),
  ];
  expect(ids).toEqual(wanted);
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  for (const id of ids) expect(id.match(meta.numbers)?.[0]).toBe(id);
  for (const { part } of LEDGER) expect(PARTS).toContain(part);
});

it("no number is cited that has no line", () => {
  expect([...citedIn(() => true)].filter((id) => !ids.includes(id))).toEqual([]);
});
