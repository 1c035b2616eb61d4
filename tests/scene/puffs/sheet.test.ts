import { expect, test } from "vitest";
import { ACROSS, PUFFS, puffSheet, SHEET } from "../../../src/scene/puffs/sheet.ts";

const TILE = SHEET / ACROSS;

/** A number of a pixel of one puff: 0 how it leans to the right, 1 up, 2 how thick it is, 3 how much it covers. */
function pixel(puff: number, column: number, row: number, what: number): number {
  const x = (puff % ACROSS) * TILE + column;
  const y = Math.floor(puff / ACROSS) * TILE + row;
  return puffSheet()[(y * SHEET + x) * 4 + what] ?? Number.NaN;
}

/** The sum of what pixels have of something, in a part of a puff. */
function sum(puff: number, what: number, isIn: (column: number, row: number) => boolean): number {
  let all = 0;
  for (let row = 0; row < TILE; row++)
    for (let column = 0; column < TILE; column++)
      if (isIn(column, row)) all += pixel(puff, column, row, what) - (what < 2 ? 127.5 : 0);
  return all;
}

test("no puff of the sheet shows in another: each is empty all around its edge", () => {
  for (let puff = 0; puff < PUFFS; puff++)
    expect(sum(puff, 3, (column, row) => Math.min(column, row) < 2 || Math.max(column, row) > TILE - 3)).toBe(
      0,
    );
});

test("each puff is thick in the middle and soft at its rim, and leans outwards all around", () => {
  for (let puff = 0; puff < PUFFS; puff++) {
    expect(pixel(puff, TILE / 2, TILE / 2, 3)).toBeGreaterThan(120);
    const soft = sum(puff, 3, () => true);
    let partly = 0;
    for (let i = 0; i < TILE * TILE; i++) {
      const cover = pixel(puff, i % TILE, Math.floor(i / TILE), 3);
      if (cover > 10 && cover < 200) partly++;
    }
    expect(partly).toBeGreaterThan(TILE * TILE * 0.1);
    expect(soft).toBeGreaterThan(0);
    expect(sum(puff, 0, (column) => column > TILE / 2)).toBeGreaterThan(0);
    expect(sum(puff, 0, (column) => column < TILE / 2)).toBeLessThan(0);
    expect(sum(puff, 1, (_, row) => row > TILE / 2)).toBeGreaterThan(0);
  }
});

test("the four puffs differ", () => {
  const covers = Array.from({ length: PUFFS }, (_, puff) => sum(puff, 3, () => true));
  expect(new Set(covers).size).toBe(PUFFS);
});
