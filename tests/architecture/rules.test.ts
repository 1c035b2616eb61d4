import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gamesWith } from "../whole-games.ts";

const SOURCE = join(import.meta.dirname, "../../src/games");

function textOf(folder: string, counts: (file: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && counts(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** Matches a number that stands alone: `R-01` is not in `R-015`, nor `4.1` in `14.1`. */
function alone(id: string): RegExp {
  return new RegExp(`(?<![\\w.])${id.replaceAll(".", "\\.")}(?!\\w)`);
}

/** Words of a game and chapters of its book tell of rules; they don't carry them out. */
const TELLING = /^(ledger|histories|words|face\/words|face\/book|face\/lesson)\//;

const BOOKS = await Promise.all(
  (await gamesWith(async (entry) => (await entry.face("book"))?.rulings.length)).map(async (entry) => ({
    id: entry.meta.id,
    book: await entry.face("book"),
  })),
);

describe.each(BOOKS.flatMap(({ id, book }) => (book ? [{ id, book }] : [])))(
  "the rules of $id",
  ({ id, book }) => {
    const lines = book.rulings.flatMap((group) => group.lines);
    const folder = join(SOURCE, id);
    const ledger = textOf(folder, (file) => file.startsWith("ledger/"));
    const code = textOf(folder, (file) => !TELLING.test(file));

    it("stand in the ledger, each number in exactly one line", () => {
      expect(lines.length).toBeGreaterThan(0);
      const written = (number: string) => ledger.split(`"${number}"`).length - 1;
      const wrong = lines.flatMap(({ ids }) => ids).filter((number) => written(number) !== 1);
      expect(wrong).toEqual([]);
    });

    it("are cited where they are carried out", () => {
      const missing = lines.filter(({ ids }) => !ids.some((number) => alone(number).test(code)));
      expect(missing.map(({ ids }) => ids.join(" "))).toEqual([]);
    });
  },
);

it("a number that is part of another is not found", () => {
  expect(alone("R-01").test("see R-015")).toBe(false);
  expect(alone("4.1").test("see 14.1")).toBe(false);
  expect(alone("4.1").test("(4.1; R-01)")).toBe(true);
});
