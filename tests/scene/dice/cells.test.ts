import { expect, test } from "vitest";
import { CELLS, cellOf, SYMBOL_CELLS, symbolCell } from "../../../src/scene/dice/cells.ts";
import { DIE_KINDS, FACES } from "../../../src/scene/dice/kinds.ts";

test("no two faces, symbols and blanks share a cell of the picture", () => {
  const numerals = DIE_KINDS.flatMap((kind) =>
    Array.from({ length: FACES[kind] }, (_, i) => cellOf(kind, i + 1)),
  );
  const symbols = Array.from({ length: SYMBOL_CELLS }, (_, i) => symbolCell(i));
  const cells = [...numerals, ...symbols, symbolCell(undefined)].map(
    ({ row, column }) => row * CELLS + column,
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.length).toBe(CELLS * CELLS);
});
