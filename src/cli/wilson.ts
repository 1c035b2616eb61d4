/** A share with the interval in which the true one lies 95 times of 100. All from 0 to 1. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of 97.5 %. */
const Z = 1.959964;

/** Wilson's 95 % interval for `score` points out of `games` tries of at most one point; 0 to 1 without tries. */
export function wilson(score: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = score / games;
  const zz = Z * Z;
  const middle = share + zz / (2 * games);
  const width = Z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games * games));
  const whole = 1 + zz / games;
  return {
    share,
    low: Math.max(0, (middle - width) / whole),
    high: Math.min(1, (middle + width) / whole),
  };
}
