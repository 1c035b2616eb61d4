import { expect, it } from "vitest";
import { drawnScale } from "../../../src/scene/models/size.ts";

it.each([
  ["a fighter at 1:200", 1.1, undefined, 1, 1],
  ["a fighter, half as large again", 1.1, undefined, 1.5, 1.5],
  ["a fighter, twice as large", 1.1, undefined, 2, 2],
  ["a heavy fighter grows less", 1.6, undefined, 1.5, 1.125],
  ["a four-engined bomber stays as cast", 3.1, undefined, 1.5, 1],
  ["a bomber is never made smaller", 3.1, undefined, 2, 1],
  ["a balloon keeps its size", 0.6, "balloon", 2, 1],
  ["a gun keeps its size", 0.3, "gun", 2, 1],
] as const)("%s", (_, reach, kind, asked, drawn) => {
  expect(drawnScale({ reach }, kind, asked)).toBeCloseTo(drawn, 9);
});
