import { describe, expect, test } from "vitest";
import { average, learn, learner, solve } from "../../src/opponents/regret-matching.ts";

function near(mix: ArrayLike<number>, wanted: readonly number[]): void {
  expect(mix.length).toBe(wanted.length);
  wanted.forEach((share, index) => {
    expect(Math.abs((mix[index] ?? Number.NaN) - share)).toBeLessThan(0.02);
  });
}

describe("regret matching", () => {
  test.each([
    [
      "matching pennies",
      [
        [1, -1],
        [-1, 1],
      ],
      [0.5, 0.5],
      [0.5, 0.5],
      0,
    ],
    [
      "pennies with a dear head",
      [
        [3, -1],
        [-1, 1],
      ],
      [1 / 3, 2 / 3],
      [1 / 3, 2 / 3],
      1 / 3,
    ],
    [
      "rock, paper, scissors",
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
      0,
    ],
    [
      "rock, paper, scissors with stones worth double",
      [
        [0, -1, 2],
        [1, 0, -1],
        [-2, 1, 0],
      ],
      [0.25, 0.5, 0.25],
      [0.25, 0.5, 0.25],
      0,
    ],
    [
      "a row that is always better",
      [
        [5, 6],
        [1, 2],
      ],
      [1, 0],
      [1, 0],
      5,
    ],
  ] as [string, number[][], number[], number[], number][])(
    "solves %s",
    (_, payoffs, rows, columns, value) => {
      const found = solve(payoffs, columns.length, 2000);
      near(found.rows, rows);
      near(found.columns, columns);
      expect(Math.abs(found.value - value)).toBeLessThan(0.05);
    },
  );

  test("the mixes can't be improved on, whatever the matrix", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const payoffs = Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) => (seed * (row + 3) * (column + 7) * 7919) % 101),
      );
      const { rows, columns, value } = solve(payoffs, 5, 3000);
      const byRow = payoffs.map((row) => row.reduce((sum, pay, at) => sum + pay * (columns[at] ?? 0), 0));
      const byColumn = columns.map((_, at) =>
        payoffs.reduce((sum, row, index) => sum + (row[at] ?? 0) * (rows[index] ?? 0), 0),
      );
      expect(Math.max(...byRow) - value).toBeLessThan(2);
      expect(value - Math.min(...byColumn)).toBeLessThan(2);
    }
  });

  test("a learner whose choices are all alike stays with all of them", () => {
    const one = learner(4);
    for (let round = 0; round < 10; round++) learn(one, [3, 3, 3, 3]);
    expect([...average(one)]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
