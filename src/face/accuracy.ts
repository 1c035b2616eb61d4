/** What came of a row of chances, and how rare that is. */
export interface Accuracy {
  /** How many chances there were. */
  readonly tries: number;
  readonly hits: number;
  /** Hits that chance owes on average: the sum of the probabilities. */
  readonly expected: number;
  /** Standard deviation of the hits. */
  readonly deviation: number;
  /** Probability of as many hits or more where there were more than expected, else of as many or fewer. */
  readonly odds: number;
}

/** One chance: its probability from 0 to 1, and whether it came off. */
export interface Chance {
  readonly probability: number;
  readonly hit: boolean;
}

/** How probable each number of hits is, 0 hits first: exact, chance by chance. */
export function hitDistribution(probabilities: readonly number[]): readonly number[] {
  let spread = [1];
  for (const p of probabilities) {
    spread = [...spread, 0].map((stays, hits) => stays * (1 - p) + (spread[hits - 1] ?? 0) * p);
  }
  return spread;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** What came of chances that do not depend on each other. */
export function accuracyOf(chances: readonly Chance[]): Accuracy {
  const probabilities = chances.map(({ probability }) => probability);
  const hits = chances.filter(({ hit }) => hit).length;
  const expected = sum(probabilities);
  const spread = hitDistribution(probabilities);
  const tail = hits > expected ? spread.slice(hits) : spread.slice(0, hits + 1);
  return {
    tries: chances.length,
    hits,
    expected,
    deviation: Math.sqrt(sum(probabilities.map((p) => p * (1 - p)))),
    odds: Math.min(1, sum(tail)),
  };
}
