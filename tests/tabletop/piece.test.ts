import { expect, it } from "vitest";
import { pipsOf } from "../../src/tabletop/piece.ts";

it("shows a pip a point, and of many points one for several: none is full that is lost, one is while any is left", () => {
  expect(pipsOf({ left: 2, of: 3 })).toEqual([true, true, false]);
  expect(pipsOf({ left: 0, of: 2 })).toEqual([false, false]);
  expect(pipsOf({ left: 24, of: 24 })).toEqual(Array(10).fill(true));
  expect(pipsOf({ left: 23, of: 24 }).filter(Boolean)).toHaveLength(9);
  expect(pipsOf({ left: 11, of: 12 }).filter(Boolean)).toHaveLength(9);
  expect(pipsOf({ left: 1, of: 24 }).filter(Boolean)).toHaveLength(1);
  expect(pipsOf({ left: 0, of: 24 }).filter(Boolean)).toHaveLength(0);
});
