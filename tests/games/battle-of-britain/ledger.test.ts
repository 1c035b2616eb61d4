import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEDGER, PARTS } from "../../../src/games/battle-of-britain/ledger/index.ts";
import { meta } from "../../../src/games/battle-of-britain/meta.ts";

const SOURCE = join(import.meta.dirname, "../../../src/games/battle-of-britain");
const CODE = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/^(words|ledger)\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");

/** Numbers that a text cites, spans such as `BB-75 to BB-82` and all between them included. */
function citedIn(text: string): ReadonlySet<string> {
  const found = new Set([...text.matchAll(new RegExp(`\\b${meta.numbers.source}`, "g"))].map(([id]) => id));
  for (const [, kind = "", from, to] of text.matchAll(/BB-([RE]?)(\d+) to (?:BB-)?\1(\d+)/g))
    for (let number = Number(from); number <= Number(to); number++) found.add(`BB-${kind}${number}`);
  return found;
}

it("every rule and every ruling has one line, and is cited where it is carried out", () => {
  const cited = citedIn(CODE);
  const ids: readonly string[] = LEDGER.map(({ id }) => id);
  const wanted = [
    ...Array.from({ length: 136 }, (_, at) => `BB-${at + 1}`),
    ...Array.from({ length: 57 }, (_, at) => `BB-R${at + 1}`),
  ];
  expect(ids).toEqual(expect.arrayContaining(wanted));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  for (const id of ids) expect(id.match(meta.numbers)?.[0]).toBe(id);
  for (const { part } of LEDGER) expect(PARTS).toContain(part);
});

it("no number is cited that has no line", () => {
  const ids: readonly string[] = LEDGER.map(({ id }) => id);
  const strange = [...citedIn(CODE)].filter((id) => !ids.includes(id) && !id.startsWith("BB-E"));
  expect(strange).toEqual([]);
});
