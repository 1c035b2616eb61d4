import { describe, expect, it } from "vitest";
import { tallyThrows } from "../../../../src/app/pages/dice/dice-tally.ts";
import type { DieKind, Throw } from "../../../../src/core/dice/dice.ts";

function thrown(by: string, kind: DieKind, faces: readonly number[]): Throw {
  return { dice: faces.map(() => kind), by, why: { key: "test", values: {} }, faces };
}

describe("the dice of a match", () => {
  it("are none before the first throw", () => {
    expect(tallyThrows([])).toEqual([]);
  });

  it("are counted together first, then by side, each kind for itself, small dice first", () => {
    const tallies = tallyThrows([
      thrown("red", "d20", [20]),
      thrown("red", "d6", [1, 1]),
      thrown("blue", "d6", [6]),
    ]);
    expect(tallies.map(({ kind, by }) => [kind, by])).toEqual([
      ["d6", null],
      ["d6", "red"],
      ["d6", "blue"],
      ["d20", "red"],
    ]);
    expect(tallies[0]?.counts).toEqual([2, 0, 0, 0, 0, 1]);
    expect(tallies[0]?.mean).toBeCloseTo(8 / 3);
    expect(tallies[0]?.expectedMean).toBe(3.5);
  });

  it("are held against fair dice", () => {
    const even = tallyThrows([
      thrown(
        "red",
        "d6",
        Array.from({ length: 60 }, (_, at) => (at % 6) + 1),
      ),
    ])[0];
    expect(even?.test).toMatchObject({ total: 60, statistic: 0, freedom: 5, scant: false });
    const loaded = tallyThrows([
      thrown(
        "red",
        "d6",
        Array.from({ length: 60 }, () => 6),
      ),
    ])[0];
    expect(loaded?.test.statistic).toBeGreaterThan(loaded?.test.critical01 ?? Number.POSITIVE_INFINITY);
  });
});
