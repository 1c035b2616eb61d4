/** One line of the table that `npm run bench` prints: how ours compares with the reference, beside its bar. */
export interface Row {
  readonly what: string;
  /** Median over the pairs of one run, with the least and the greatest. */
  readonly ratio: number;
  readonly min: number;
  readonly max: number;
  readonly bar: string;
  readonly ok: boolean;
  readonly note?: string;
}

/** The fewest pairs of a comparison. */
const PAIRS = 7;
/** Runs after which the engine has compiled what it is going to compile. */
const WARM_UPS = 6;
/** Milliseconds between two looks at the processor time, which is slow to tell. */
const STRIDE = 10;

interface Comparison {
  readonly what: string;
  readonly bar: string;
  /** Both do a chunk of work and tell how much they did in a second. */
  ours(): number;
  reference(): number;
  ok(ratio: number): boolean;
  note?(ours: number, reference: number): string;
  /** Runs before any is measured, where ours is so large that the engine takes its time to compile it. */
  readonly warmUps?: number;
}

/** The middle one of several values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs both in turn, first some times unmeasured, and compares each pair: a noisy machine is noisy for both. */
export function compare({ what, bar, ours, reference, ok, note, warmUps = WARM_UPS }: Comparison): Row {
  for (let run = 0; run < warmUps; run++) {
    ours();
    reference();
  }
  const [mine, theirs, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    const [a, b] = pair % 2 === 0 ? [ours(), reference()] : [reference(), ours()].reverse();
    mine.push(a as number);
    theirs.push(b as number);
    ratios.push((a as number) / (b as number));
  }
  const ratio = median(ratios);
  const row = { what, ratio, min: Math.min(...ratios), max: Math.max(...ratios), bar, ok: ok(ratio) };
  return note ? { ...row, note: note(median(mine), median(theirs)) } : row;
}

/** Milliseconds of processor time that this process has used: other programs on the machine don't count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * How much of something is done in a second of processor time: `chunk` does some and returns how much, until
 * `milliseconds` are over.
 */
export function perSecond(chunk: () => number, milliseconds = 400): number {
  const started = processorTime();
  let done = 0;
  let took = 0;
  while (took < milliseconds) {
    const until = performance.now() + STRIDE;
    do done += chunk();
    while (performance.now() < until);
    took = processorTime() - started;
  }
  return (1000 * done) / took;
}

/** Thousands a second, for a note. */
export function thousands(rate: number): string {
  return `${(rate / 1000).toFixed(rate < 10_000 ? 1 : 0)} k/s`;
}
