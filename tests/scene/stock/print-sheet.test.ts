import { beforeEach, expect, test } from "vitest";
import { PrintSheet } from "../../../src/scene/stock/print-sheet.ts";
import type { Print } from "../../../src/scene/stock/sheet.ts";
import { stubPage } from "../bare-table.ts";

beforeEach(stubPage);

/** Looks of these names; what has been printed since is in `printed`. */
let printed: string[] = [];

function looks(...names: readonly string[]): ReadonlyMap<string, Print> {
  return new Map(names.map((name) => [name, () => void printed.push(name)]));
}

function named(count: number, from = 0): readonly string[] {
  return Array.from({ length: count }, (_, i) => `look ${from + i}`);
}

beforeEach(() => {
  printed = [];
});

test("a look is printed once, however often it is kept, and all anew when the type faces have come", () => {
  const sheet = new PrintSheet(1);
  expect(sheet.tileFor("a")).toEqual([0, 0, 0, 0]);
  expect(sheet.keep(looks("a", "b"))).toBe(true);
  expect(sheet.keep(looks("a", "b"))).toBe(false);
  expect(printed).toEqual(["a", "b"]);
  sheet.reprint();
  expect(printed).toEqual(["a", "b", "a", "b"]);
});

test.each([0.5, 1, 1.4])("tiles of height %d to width lie on the sheet, apart from each other", (aspect) => {
  for (const count of [1, 5, 24, 200]) {
    const sheet = new PrintSheet(aspect);
    sheet.keep(looks(...named(count)));
    const tiles = named(count).map((name) => sheet.tileFor(name));
    for (const [i, [u, v, wide, high]] of tiles.entries()) {
      expect(Math.min(u, v)).toBeGreaterThan(0);
      expect(Math.max(u + wide, v + high)).toBeLessThan(1);
      const others = tiles.slice(i + 1);
      expect(others.every(([u2, v2]) => Math.abs(u - u2) >= wide || Math.abs(v - v2) >= high)).toBe(true);
    }
    const { width, height } = sheet.image;
    const [, , wide, high] = sheet.tileFor("look 0");
    expect((high * height) / (wide * width)).toBeCloseTo(aspect, 1);
    expect(width).toBeLessThanOrEqual(2048);
  }
});

test("what is no longer wanted gives way to what is new, and all else stays where it lies", () => {
  const sheet = new PrintSheet(1);
  sheet.keep(looks(...named(40)));
  const kept = named(39).map((name) => [name, sheet.tileFor(name)] as const);
  const given = sheet.tileFor("look 39");
  const { height } = sheet.image;
  printed = [];
  // There is room for a quarter more before anything gives way.
  for (let i = 0; printed.length < 12; i++) expect(sheet.keep(looks(...named(39), `new ${i}`))).toBe(false);
  expect(printed).toEqual(Array.from({ length: 12 }, (_, i) => `new ${i}`));
  for (const [name, tile] of kept) expect(sheet.tileFor(name)).toEqual(tile);
  expect(sheet.image.height).toBe(height);
  const later = Array.from({ length: 60 }, (_, i) => {
    sheet.keep(looks(...named(39), `later ${i}`));
    return sheet.tileFor(`later ${i}`);
  });
  expect(later).toContainEqual(given);
  for (const [name, tile] of kept) expect(sheet.tileFor(name)).toEqual(tile);
});

test("a sheet on which there is no room for more is laid out anew, larger", () => {
  const sheet = new PrintSheet(1);
  sheet.keep(looks(...named(4)));
  let gone = 0;
  sheet.addEventListener("dispose", () => void gone++);
  expect(sheet.keep(looks(...named(300)))).toBe(true);
  expect([gone, new Set(named(300).map((name) => sheet.tileFor(name).join(" "))).size]).toEqual([1, 300]);
});
