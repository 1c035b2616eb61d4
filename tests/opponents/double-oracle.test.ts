import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { doubleOracle } from "../../src/opponents/double-oracle.ts";
import { pick } from "../../src/opponents/mixed-strategy.ts";
import { payoffMatrix } from "../../src/opponents/payoff-matrix.ts";
import { solve } from "../../src/opponents/regret-matching.ts";
import { searchBudget } from "../../src/opponents/search-budget.ts";

const PLENTY = { nodes: 1_000_000 };

function randomCells(rows: number, columns: number, seed: string): number[][] {
  const dice = seededChoices(seed);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => pick(201, dice) - 100));
}

test("growing a part of the matrix finds the value of the whole", () => {
  for (let seed = 0; seed < 20; seed++) {
    const cells = randomCells(12, 9, `matrix ${seed}`);
    const matrix = payoffMatrix(12, 9, (row, column) => cells[row]?.[column] ?? 0);
    const found = doubleOracle(matrix, { from: 0, steps: 50, rounds: 2000 }, searchBudget(PLENTY));
    expect(Math.abs(found.value - solve(cells, 9, 4000).value)).toBeLessThan(4);
    expect(found.rows.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(found.columns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test("a matrix with one best plot for each side is not worked out in full", () => {
  let asked = 0;
  const matrix = payoffMatrix(40, 40, (row, column) => {
    asked += 1;
    return 3 * row - 2 * column;
  });
  const found = doubleOracle(matrix, { from: 0, steps: 12, rounds: 300 }, searchBudget(PLENTY));
  expect(found.rows[39]).toBeGreaterThan(0.95);
  expect(found.columns[39]).toBeGreaterThan(0.95);
  expect(asked).toBeLessThan(400);
});

test("no more is added once the budget is spent", () => {
  const cells = randomCells(30, 30, "budget");
  const budget = searchBudget({ nodes: 100 });
  const matrix = payoffMatrix(30, 30, (row, column) => {
    budget.spend();
    return cells[row]?.[column] ?? 0;
  });
  doubleOracle(matrix, { from: 0, steps: 50, rounds: 100 }, budget);
  expect(budget.spent).toBeLessThan(200);
  expect(budget.left).toBe(0);
});
