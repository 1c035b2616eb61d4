import { describe, expect, it } from "vitest";
import type { Special } from "../../../../../src/games/down-in-flames/data/types/aircraft.ts";
import { climbCost, diveGain } from "../../../../../src/games/down-in-flames/rules/ratings/altitude.ts";
import { typed } from "../../data/samples.ts";

function costs(...specials: readonly Special[]): readonly [climb: number, one: number, two: number] {
  const card = { ...typed("yak-1b"), specials };
  return [climbCost(card), diveGain(card, 1), diveGain(card, 2)];
}

describe("AT-15: cards for climbing and diving", () => {
  it.each([
    ["usual", [], [2, 1, 2]],
    ["Quick Climb", ["quick-climb"], [1, 1, 2]],
    ["Slow Climb", ["slow-climb"], [3, 1, 2]],
    ["Quick Dive", ["quick-dive"], [2, 2, 4]],
    ["Slow Dive", ["slow-dive"], [2, 1, 2]],
    ["Dive Limit", ["dive-limit"], [2, 1, 1]],
    ["Quick Dive and Dive Limit (DIF-R45)", ["quick-dive", "dive-limit"], [2, 1, 1]],
  ] as const)("%s", (_, specials, expected) => {
    expect(costs(...specials)).toEqual(expected);
  });

  it("of types in the examples", () => {
    expect([climbCost(typed("bf-109f-4")), climbCost(typed("p-47d-25")), climbCost(typed("a6m2"))]).toEqual([
      1, 3, 2,
    ]);
    expect([
      diveGain(typed("p-51d-10"), 2),
      diveGain(typed("bf-109e-4"), 2),
      diveGain(typed("a6m2"), 2),
    ]).toEqual([4, 4, 1]);
  });
});
