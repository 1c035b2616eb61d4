/** What decides where counters lie. */
interface LaidCounter {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly shape?: string;
  readonly size?: number;
  readonly down?: boolean;
}

interface LaidMat {
  readonly width: number;
  readonly depth: number;
  readonly grid?: { readonly inches: number };
}

/** Where a counter lies: its middle and its lower face, in inches. */
export interface CounterPlace {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

/** The side of a counter on a mat without cells, and against a cell, in inches. */
const USUAL = 1;
const IN_CELL = 0.66;
/** Against its side: its thickness, how far a stack leans, and the gaps in a stack that is fanned out. */
const THICK = 0.13;
const LEAN = 0.07;
const GAP = 0.16;
/** The most that a stack leans in all, in sides. */
const MOST = 0.42;

/** The side of a square counter on a mat, in inches: a cell has room for one. */
export function counterSide({ grid }: LaidMat): number {
  return grid ? Math.min(USUAL, IN_CELL * grid.inches) : USUAL;
}

/** How thick a counter is, in inches. */
export function counterThickness(side: number): number {
  return THICK * side;
}

/** Counters by the place where they lie, each stack from the lowest to the uppermost. */
export function stacksOf<One extends LaidCounter>(counters: readonly One[]): readonly (readonly One[])[] {
  const stacks = new Map<string, One[]>();
  for (const counter of counters) {
    const place = `${counter.x.toFixed(2)} ${counter.y.toFixed(2)}`;
    const stack = stacks.get(place);
    if (stack) stack.push(counter);
    else stacks.set(place, [counter]);
  }
  return [...stacks.values()];
}

/** Where each counter of a stack lies: it leans a little away from its reader, so that one sees how many there are. */
export function stackPlaces(stack: readonly LaidCounter[], side: number): readonly CounterPlace[] {
  const lean = Math.min(LEAN, MOST / Math.max(1, stack.length - 1)) * side;
  return stack.map(({ x, y }, index) => {
    const aside = (index - (stack.length - 1) / 2) * lean;
    return { x: x + aside, y: y + aside, up: index * counterThickness(side) };
  });
}

/** How many counters of a stack that is fanned out lie side by side. */
function columnsOf(count: number): number {
  if (count <= 3) return count;
  return count <= 8 ? Math.ceil(count / 2) : Math.ceil(Math.sqrt(count));
}

/** The plaque that a stack carries; undefined where none stands on it. */
export function plaqueOf<One extends LaidCounter>(stack: readonly One[]): One | undefined {
  const top = stack.at(-1);
  return top?.shape === "plaque" ? top : undefined;
}

/** Whether there is anything to be read in a stack once it is fanned out: not where all below the uppermost lies face down. */
export function isFannable(stack: readonly LaidCounter[]): boolean {
  return stack.length > 1 && stack.slice(0, -1).some(({ down }) => !down);
}

/**
 * Where each counter of a stack lies when it is fanned out, drawn back from the edges of the mat: side by side around
 * its place, the lowest first. A plaque stays where it stands, so that the map around it is seen; what it stands on lies
 * in rows before it. `side` is the size at which they are shown, in inches.
 */
export function fannedPlaces(
  stack: readonly LaidCounter[],
  side: number,
  mat: LaidMat,
): readonly CounterPlace[] {
  const plaque = plaqueOf(stack);
  const laid = plaque ? stack.slice(0, -1) : stack;
  const columns = columnsOf(laid.length);
  const rows = Math.ceil(laid.length / Math.max(1, columns));
  const step = side * (1 + GAP);
  const half = { x: (columns * step) / 2, y: (rows * step) / 2 };
  const places = laid.map(({ x, y }, index): CounterPlace => {
    const middle = {
      x: within(x, half.x, mat.width),
      y: plaque ? y - footOf(plaque, mat) - half.y : within(y, half.y, mat.depth),
    };
    const column = (index % columns) - (columns - 1) / 2;
    const row = Math.floor(index / columns) - (rows - 1) / 2;
    return { x: middle.x + column * step, y: middle.y - row * step, up: 0 };
  });
  return plaque ? [...places, { x: plaque.x, y: plaque.y, up: 0 }] : places;
}

/** How far before its middle a plaque reaches where it is drawn flat, in inches. */
function footOf({ size = 1 }: LaidCounter, mat: LaidMat): number {
  return (counterSide(mat) * size) / 2;
}

function within(at: number, half: number, size: number): number {
  return size < 2 * half ? size / 2 : Math.max(half, Math.min(size - half, at));
}
