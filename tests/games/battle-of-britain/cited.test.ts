import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { meta } from "../../../src/games/battle-of-britain/meta.ts";

const SOURCE = join(import.meta.dirname, "../../../src/games/battle-of-britain");
const CODE = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("words/"))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");

/** Numbers that a text cites, spans such as `BB-75 to BB-82` and all between them included. */
function citedIn(text: string): ReadonlySet<string> {
  const found = new Set([...text.matchAll(new RegExp(`\\b${meta.numbers.source}`, "g"))].map(([id]) => id));
  for (const [, kind = "", from, to] of text.matchAll(/BB-([RE]?)(\d+) to (?:BB-)?\1(\d+)/g))
    for (let number = Number(from); number <= Number(to); number++) found.add(`BB-${kind}${number}`);
  return found;
}

/** Told elsewhere: the dice of R26 are playing cards at a table, the sounds of BB-93 are the table's. */
const TOLD_ELSEWHERE = ["BB-R26"];

it("every rule and every ruling is cited where it is carried out", () => {
  const cited = citedIn(CODE);
  const wanted = [
    ...Array.from({ length: 136 }, (_, at) => `BB-${at + 1}`),
    ...Array.from({ length: 57 }, (_, at) => `BB-R${at + 1}`),
  ];
  expect(wanted.filter((id) => !cited.has(id) && !TOLD_ELSEWHERE.includes(id))).toEqual([]);
});
