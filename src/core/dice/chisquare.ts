/** How often each face of one kind of dice fell, against how often it should have. */
export interface ChiSquare {
  /** Dice thrown in all. */
  readonly total: number;
  /** How often each face should have fallen. */
  readonly expected: number;
  /** Sum over the faces of (counted - expected)² / expected; 0 before the first throw. */
  readonly statistic: number;
  /** Degrees of freedom: one less than there are faces. */
  readonly freedom: number;
  /** What fair dice exceed once in 20 times. */
  readonly critical5: number;
  /** What fair dice exceed once in 1,000 times. */
  readonly critical01: number;
  /** Whether so few dice were thrown that the test says little: fewer than 5 expected a face. */
  readonly scant: boolean;
}

/** What the statistic of fair dice exceeds once in 20 times, for 1 to 30 degrees of freedom. */
const CRITICAL_5: readonly number[] = [
  3.841, 5.991, 7.815, 9.488, 11.07, 12.592, 14.067, 15.507, 16.919, 18.307, 19.675, 21.026, 22.362, 23.685,
  24.996, 26.296, 27.587, 28.869, 30.144, 31.41, 32.671, 33.924, 35.172, 36.415, 37.652, 38.885, 40.113,
  41.337, 42.557, 43.773,
];

/** What it exceeds once in 1,000 times. */
const CRITICAL_01: readonly number[] = [
  10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877, 29.588, 31.264, 32.909, 34.528,
  36.123, 37.697, 39.252, 40.79, 42.312, 43.82, 45.315, 46.797, 48.268, 49.728, 51.179, 52.62, 54.052, 55.476,
  56.892, 58.301, 59.703,
];

/**
 * Pearson's chi-square of the faces of a fair die.
 * @param counts How often each face fell, face 1 first.
 * @throws RangeError unless there are 2 to 31 faces with whole counts of 0 or more.
 */
export function chiSquare(counts: readonly number[]): ChiSquare {
  const freedom = counts.length - 1;
  const critical5 = CRITICAL_5[freedom - 1];
  const critical01 = CRITICAL_01[freedom - 1];
  if (critical5 === undefined || critical01 === undefined)
    throw new RangeError(`A die has 2 to ${CRITICAL_5.length + 1} faces, not ${counts.length}.`);
  for (const count of counts) checkCount(count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const statistic = total === 0 ? 0 : distance(counts, expected);
  return { total, expected, statistic, freedom, critical5, critical01, scant: expected < 5 };
}

/** How often each face of a die with `faces` faces is among those thrown, face 1 first. */
export function countFaces(faces: number, thrown: readonly number[]): number[] {
  const counts = Array.from({ length: faces }, () => 0);
  for (const face of thrown) {
    if (!Number.isInteger(face) || face < 1 || face > faces)
      throw new RangeError(`A die with ${faces} faces has no face ${face}.`);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
}

function distance(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
}

function checkCount(count: number): void {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`A count of faces is a whole number of 0 or more, not ${count}.`);
}
