/** A moment at which a turn begins. */
export interface TurnStart {
  readonly index: number;
  readonly turn: number;
}

/** A mark under the slider: a stroke, or the turn that begins there. */
export interface Tick {
  readonly index: number;
  readonly turn?: number;
}

/** Lengths in CSS pixels. */
interface Room {
  /** From the first moment to the last. */
  readonly width: number;
  /** What a figure takes with the air beside it. */
  readonly figure: number;
}

/** Every how many turns there may be a figure. */
const EVERY = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
/** Pixels between two strokes at least; nearer ones are a grey bar. */
const STROKES = 4;

/** Every so many turns, and the first where the next figure leaves it room. */
function figures(starts: readonly TurnStart[], every: number, apart: number): readonly TurnStart[] {
  const round = starts.filter(({ turn }) => turn % every === 0);
  const [first] = starts;
  const [next] = round;
  if (!first || first === next) return round;
  return !next || next.index - first.index >= apart ? [first, ...round] : round;
}

function legible(marked: readonly TurnStart[], apart: number): boolean {
  return marked.every(({ index }, place) => {
    const before = marked[place - 1];
    return !before || index - before.index >= apart;
  });
}

/**
 * The marks of a match whose moments are counted from 0 to `last`: figures at as many turns as can be read, a stroke
 * at every moment, or at every turn where moments would run together.
 */
export function ticksOf(all: readonly TurnStart[], last: number, { width, figure }: Room): readonly Tick[] {
  // Before a battle and between two there is no turn to be told.
  const starts = all.filter(({ turn }) => turn > 0);
  const moment = width / Math.max(1, last);
  const apart = figure / moment;
  const every = EVERY.find((step) => legible(figures(starts, step, apart), apart));
  const marked = every === undefined ? starts.slice(0, 1) : figures(starts, every, apart);
  const turns = new Set(marked.map(({ index }) => index));
  const moments = Array.from({ length: last + 1 }, (_, index) => index);
  const strokes = moment >= STROKES ? moments : starts.map(({ index }) => index);
  const shown = width / Math.max(1, strokes.length) >= STROKES ? strokes : [];
  return [...marked, ...shown.filter((index) => !turns.has(index)).map((index) => ({ index }))];
}
