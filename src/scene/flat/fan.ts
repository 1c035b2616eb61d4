import type { Counter } from "../../tabletop/counter.ts";
import {
  type CounterPlace,
  counterSide,
  fannedPlaces,
  stacksOf,
} from "../../tabletop/layout/counter-layout.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";

/** A counter of a stack that is fanned out, and where it lies then. */
interface Fanned {
  readonly counter: Counter;
  readonly place: CounterPlace;
}

/** A stack that is fanned out. */
export interface Fan {
  readonly counters: readonly Fanned[];
  /** The side of each counter, in inches. */
  readonly side: number;
}

/** How large a counter of a fan is drawn, against those on the map, and at least, in pixels of the screen. */
const LARGER = 1.15;
const FINGER = 44;

/** The stack that a counter belongs to, fanned out; undefined for one that lies alone. */
export function fanOf(tabletop: Tabletop, id: string | undefined, pixelsPerInch: number): Fan | undefined {
  const { counters = [], mat } = tabletop;
  const stack = stacksOf(counters).find((some) => some.some((counter) => counter.id === id));
  if (!stack || stack.length < 2) return undefined;
  const side = Math.max(counterSide(mat) * LARGER, FINGER / pixelsPerInch);
  const places = fannedPlaces(stack, side, mat);
  return { side, counters: stack.map((counter, i) => ({ counter, place: places[i] as CounterPlace })) };
}
