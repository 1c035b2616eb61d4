import type { PayoffMatrix } from "./payoff-matrix.ts";
import { columnValues, rowValues, solve } from "./regret-matching.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Mixed strategies over all rows and columns, and what every row and column promises its player against the other's. */
export interface Equilibrium {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly worth: Float64Array;
  readonly against: Float64Array;
  readonly value: number;
}

/** How far a matrix is worked out. */
export interface OracleLimits {
  /** The column against which the first row is chosen. */
  readonly from: number;
  /** Best answers added at most. */
  readonly steps: number;
  /** Rounds of learning for each. */
  readonly rounds: number;
}

/** Stops when nobody could gain more than this by another plot: appraisals are whole numbers. */
const TOLERANCE = 1;

function spread(mix: Float64Array, places: readonly number[], length: number): Float64Array {
  const full = new Float64Array(length);
  places.forEach((place, index) => {
    full[place] = mix[index] ?? 0;
  });
  return full;
}

function best(values: Float64Array): number {
  let at = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] ?? 0) > (values[at] ?? 0)) at = index;
  }
  return at;
}

/** The mixes for a part of the matrix, and every answer of either player weighed against them. */
function weigh(matrix: PayoffMatrix, rows: readonly number[], columns: readonly number[], rounds: number) {
  const part = rows.map((row) => columns.map((column) => matrix.cell(row, column)));
  const solution = solve(part, columns.length, rounds);
  const allRows = Array.from({ length: matrix.rows }, (_, row) =>
    columns.map((column) => matrix.cell(row, column)),
  );
  const byRow = rows.map((row) =>
    Array.from({ length: matrix.columns }, (_, column) => matrix.cell(row, column)),
  );
  return {
    solution,
    worth: rowValues(allRows, solution.columns),
    against: columnValues(byRow, solution.rows, matrix.columns),
  };
}

/** Adds a place to a list; false when it was there. */
function add(list: number[], place: number): boolean {
  if (list.includes(place)) return false;
  list.push(place);
  return true;
}

/** The best answer to a column and the best answer to that: a beginning without plots that lose at once. */
function opening(matrix: PayoffMatrix, from: number): { rows: number[]; columns: number[] } {
  const row = best(Float64Array.from({ length: matrix.rows }, (_, at) => matrix.cell(at, from)));
  const column = best(Float64Array.from({ length: matrix.columns }, (_, at) => -matrix.cell(row, at)));
  return { rows: [row], columns: [column] };
}

/**
 * Strategies of both players that neither can improve on by much, without working out the whole matrix (the double
 * oracle algorithm): a small part is solved by regret matching, each player's best answer to the other's strategy joins
 * it, and so on.
 */
export function doubleOracle(
  matrix: PayoffMatrix,
  { from, steps, rounds }: OracleLimits,
  budget: SearchBudget,
): Equilibrium {
  const { rows, columns } = opening(matrix, from);
  for (let step = 0; ; step++) {
    const { solution, worth, against } = weigh(matrix, rows, columns, rounds);
    const row = best(worth);
    const column = best(against);
    const gain = (worth[row] ?? 0) + (against[column] ?? 0);
    const isEnough = step >= steps || budget.left === 0 || gain <= TOLERANCE;
    const grew = !isEnough && [add(rows, row), add(columns, column)].includes(true);
    if (!grew) {
      return {
        rows: spread(solution.rows, rows, matrix.rows),
        columns: spread(solution.columns, columns, matrix.columns),
        worth,
        against,
        value: solution.value,
      };
    }
  }
}
