import { expect, test } from "vitest";
import { SYMBOL_PATHS } from "../../../src/scene/signs/symbols.ts";
import { SYMBOLS } from "../../../src/tabletop/symbol.ts";

test("every symbol is drawn, and no two alike", () => {
  const drawings = SYMBOLS.map((symbol) => JSON.stringify(SYMBOL_PATHS[symbol]));
  expect(new Set(drawings).size).toBe(SYMBOLS.length);
  for (const drawing of drawings) expect(drawing).toMatch(/"[Mm]/);
});
